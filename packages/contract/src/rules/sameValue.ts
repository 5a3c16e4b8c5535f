import type { EntityValues } from '@staff/entity'

/** Whether two values of a field are the same. Fields hold texts, numbers, booleans, null and lists of these. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The values that differ from those of a stored record. */
export function withoutSame(values: EntityValues, stored: EntityValues): EntityValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, stored[name])),
  )
}
