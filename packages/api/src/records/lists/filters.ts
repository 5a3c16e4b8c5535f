import { setFilters, type ListParameters, type SetFilter } from '@staff/contract'
import { and, is, sql, type SQL } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'

import type { RecordTable } from '../table/recordTable'

/** One comparison of a filter. The text of its statement depends on `name` and `test` only. */
export interface FilterTest {
  name: string
  test:
    | 'anyOf'
    | 'anyOfOrNone'
    | 'containsAnyOf'
    | 'min'
    | 'max'
    | 'from'
    | 'before'
    | 'firstDay'
    | 'lastDay'
}

/** A comparison with its value: a list, a number, a day, or a timestamp in ISO 8601. */
export interface FilterValue extends FilterTest {
  value: unknown
}

/** The comparisons of the filters that a list request sets. `now` is what 'today' refers to. */
export function filterValues(
  { entity }: RecordTable,
  query: ListParameters,
  now: Date,
): FilterValue[] {
  return setFilters(entity, query, now)
    .flatMap(testsOf)
    .filter(({ value }) => value !== undefined)
}

function testsOf(filter: SetFilter): FilterValue[] {
  const { name } = filter
  if ('anyOf' in filter) return [{ name, test: listTest(filter), value: [...filter.anyOf] }]
  if ('from' in filter)
    return [
      { name, test: 'from', value: filter.from?.toISOString() },
      { name, test: 'before', value: filter.before?.toISOString() },
    ]
  if ('firstDay' in filter)
    return [
      { name, test: 'firstDay', value: filter.firstDay },
      { name, test: 'lastDay', value: filter.lastDay },
    ]
  return [
    { name, test: 'min', value: filter.min },
    { name, test: 'max', value: filter.max },
  ]
}

function listTest({ isList, orNone }: { isList: boolean; orNone?: boolean }) {
  if (isList) return 'containsAnyOf'
  return orNone ? 'anyOfOrNone' : 'anyOf'
}

/** The name of the placeholder for the value of a comparison. */
export function placeholderOf({ name, test }: FilterTest): string {
  return `${name}.${test}`
}

/** The condition of these comparisons; undefined if there are none. */
export function filterCondition(
  { column }: RecordTable,
  tests: readonly FilterTest[],
): SQL | undefined {
  return and(...tests.map((each) => conditionOf(column(each.name), each)))
}

function conditionOf(column: PgColumn | SQL, filter: FilterTest): SQL {
  const value = sql.placeholder(placeholderOf(filter))
  switch (filter.test) {
    case 'anyOf':
      return sql`${column} = any(${value}::${sql.raw(typeOf(column))}[])`
    case 'anyOfOrNone':
      return sql`(${column} is null or ${column} = any(${value}::${sql.raw(typeOf(column))}[]))`
    case 'containsAnyOf':
      return sql`${column} && ${value}::text[]`
    case 'min':
      return sql`${column} >= ${value}::float8`
    case 'max':
      return sql`${column} <= ${value}::float8`
    case 'firstDay':
      return sql`${column} >= ${value}::date`
    case 'lastDay':
      return sql`${column} <= ${value}::date`
    case 'from':
      return sql`${column} >= ${value}::timestamptz`
    default:
      return sql`${column} < ${value}::timestamptz`
  }
}

function typeOf(column: PgColumn | SQL): string {
  return is(column, PgColumn) ? column.getSQLType() : 'text'
}
