import { fieldValue } from './fieldValue'

/**
 * The names of the fields of `mine` that both sides have changed since `base`, to different values. `mine` has only the changed
 * fields.
 */
export function fieldsInConflict(base: object, theirs: object, mine: object): string[] {
  return Object.entries(mine)
    .filter(([name, value]) => {
      const stored = JSON.stringify(fieldValue(theirs, name))
      return stored !== JSON.stringify(value) && stored !== JSON.stringify(fieldValue(base, name))
    })
    .map(([name]) => name)
}
