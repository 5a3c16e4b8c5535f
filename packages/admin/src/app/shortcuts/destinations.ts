import type { RightsHolder } from '@staff/contract'
import type { Area } from '../../shared/admin'
import { readableAreas } from '../../shared/readableAreas'
import { homePath, listPath } from '../../shared/paths'

/** A screen that `g` and a letter open. */
export interface Destination {
  letter: string
  label: string
  path: string
}

/** Home and the areas that a role type can read, each with its letter. */
export function destinationsFor(
  areas: readonly Area[],
  reader: RightsHolder,
  region: string | undefined,
): Destination[] {
  // Letters of all areas, not only of the readable ones: a letter means the same area for every role.
  const letters = assignLetters(
    areas
      .map(({ entity }) => entity)
      .filter(({ parentReference }) => !parentReference)
      .map(({ name, labels }) => ({ name, label: labels.title })),
  )
  const open = readableAreas(areas, reader).map(({ entity }) => ({
    letter: letters.get(entity.name) ?? '',
    label: entity.labels.title,
    path: listPath(region, entity),
  }))
  return [{ letter: HOME, label: 'Home', path: homePath(region) }, ...open]
}

const HOME = 'h'

/** Assigns each name the first letter of its label that is not taken yet. */
export function assignLetters(
  named: readonly { name: string; label: string }[],
): Map<string, string> {
  const given = new Map<string, string>()
  for (const { name, label } of named) {
    const taken = new Set([HOME, ...given.values()])
    const letter = label
      .toLowerCase()
      .match(/[a-z]/g)
      ?.find((each) => !taken.has(each))
    if (letter) given.set(name, letter)
  }
  return given
}
