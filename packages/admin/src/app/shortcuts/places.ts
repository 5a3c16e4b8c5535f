import type { Country } from '../../stores/preferences/region'
import type { Area } from '../../shared/admin'
import { openAreas } from '../../shared/openAreas'
import { homePath, listPath } from '../../shared/paths'

/** Where `g` and a letter lead. */
export interface Place {
  letter: string
  label: string
  path: string
}

/** Home and the areas that a role type opens, each with the letter that leads there. */
export function placesFor(
  areas: readonly Area[],
  roleTypeId: number | string,
  country: Country,
): Place[] {
  // Of all areas, not of the open ones: a letter leads everybody to the same place.
  const letters = lettersOf(
    areas
      .map(({ entity }) => entity)
      .filter(({ parentReference }) => !parentReference)
      .map(({ name, labels }) => ({ name, label: labels.many })),
  )
  const open = openAreas(areas, roleTypeId).map(({ entity }) => ({
    letter: letters.get(entity.name) ?? '',
    label: entity.labels.many,
    path: listPath(country, entity),
  }))
  return [{ letter: HOME, label: 'Home', path: homePath(country) }, ...open]
}

const HOME = 'h'

/** Gives each name the first letter of its label that no name before it has. */
export function lettersOf(named: readonly { name: string; label: string }[]): Map<string, string> {
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
