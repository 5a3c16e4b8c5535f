import { type AnyEntity, fieldValue, type Filter, filterParameters, NONE } from '@staff/entity'

import { dayOf, endOfDay, startOfDay } from './days'
import type { ListParameters } from './listParameters'

/** A filter that a request sets, with what it asks for. */
export type SetFilter =
  | { name: string; isList: boolean; anyOf: readonly (string | number)[]; orNone?: boolean }
  /** Limits are included. */
  | { name: string; min: number | undefined; max: number | undefined }
  /** The days of a field that has days, both included. */
  | { name: string; firstDay: string | undefined; lastDay: string | undefined }
  /** From `from`, before `before`. */
  | { name: string; from: Date | undefined; before: Date | undefined }

/** The filters that are set in the accepted parameters of a list. `now` is what 'today' refers to. */
export function setFilters(entity: AnyEntity, query: ListParameters, now: Date): SetFilter[] {
  return entity.filters.flatMap((filter) => {
    const set = setFilter(filter, query, now)
    return set ? [set] : []
  })
}

function setFilter(filter: Filter, query: ListParameters, now: Date): SetFilter | undefined {
  const { name, kind } = filter
  // The parameters of filters have passed the rules of `filterRules`.
  const [first, last] = filterParameters(filter).map((key): unknown => fieldValue(query, key))
  if (first === undefined && last === undefined) return undefined
  if (kind === 'range') return { name, min: numberIn(first), max: numberIn(last) }
  if (kind === 'date') {
    const { timeZone: zone = 'UTC' } = query
    if (filter.isDay)
      return {
        name,
        firstDay: typeof first === 'string' ? dayOf(first, zone, now) : undefined,
        lastDay: typeof last === 'string' ? dayOf(last, zone, now) : undefined,
      }
    return {
      name,
      from: typeof first === 'string' ? startOfDay(first, zone, now) : undefined,
      before: typeof last === 'string' ? endOfDay(last, zone, now) : undefined,
    }
  }
  const anyOf = Array.isArray(first) ? first.filter(isValue) : []
  const records = anyOf.filter((value) => String(value).toLowerCase() !== NONE)
  if (kind === 'reference' && records.length < anyOf.length)
    return { name, isList: false, anyOf: records, orNone: true }
  return { name, isList: kind === 'text' && filter.isList, anyOf }
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function isValue(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
