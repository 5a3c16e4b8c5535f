import { NONE, type AnyEntity, type EntityValues } from '@staff/entity'

import type { Facets } from '../records'
import type { SetFilter } from '../setFilters'

/** How many values of a filter are counted. */
export const MAX_FACET_VALUES = 100

/** Whether a record passes a filter. */
export function passesFilter(record: EntityValues, filter: SetFilter): boolean {
  const value = record[filter.name]
  if ('anyOf' in filter && filter.orNone && value === null) return true
  if ('anyOf' in filter) return valuesIn(value).some((each) => filter.anyOf.includes(each))
  if ('from' in filter) {
    const time = Date.parse(String(value))
    if (Number.isNaN(time)) return false
    return !(filter.from && time < +filter.from) && !(filter.before && time >= +filter.before)
  }
  if ('firstDay' in filter) {
    const { firstDay = '', lastDay = '9999-12-31' } = filter
    return typeof value === 'string' && value >= firstDay && value <= lastDay
  }
  const { min = -Infinity, max = Infinity } = filter
  return typeof value === 'number' && value >= min && value <= max
}

/** The values of each filter that offers values, counted with all other filters. */
export function countFacets(
  { filters }: AnyEntity,
  records: readonly EntityValues[],
  set: readonly SetFilter[],
): Facets {
  const faceted = filters.filter(({ kind }) => !['range', 'date', 'id'].includes(kind))
  return Object.fromEntries(
    faceted.map((filter) => {
      const { name } = filter
      const hasNone = filter.kind === 'reference' && filter.none !== undefined
      const others = set.filter((each) => each.name !== name)
      const left = records.filter((record) => others.every((each) => passesFilter(record, each)))
      const valueOf = (record: EntityValues) => record[name] ?? (hasNone ? NONE : undefined)
      return [name, countValues(left.flatMap((record) => valuesIn(valueOf(record))))]
    }),
  )
}

function countValues(values: readonly (string | number)[]): NonNullable<Facets[string]> {
  const counts = new Map<string | number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, MAX_FACET_VALUES)
}

function valuesIn(value: unknown): (string | number)[] {
  const values: unknown[] = [value].flat()
  return values.filter(isValue)
}

function isValue(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '')
}
