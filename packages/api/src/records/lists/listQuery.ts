import { searchTerms, type SortOrder } from '@staff/entity'
import { and, asc, desc, is, or, sql, type SQL } from 'drizzle-orm'
import { PgColumn, PgText } from 'drizzle-orm/pg-core'

import { areaOf } from '../table/areas'
import type { RecordTable } from '../table/recordTable'

/** What makes the conditions of two searches different: for each term, the choices that its words name. */
export type SearchShape = readonly (readonly string[])[]

/** A search, and the values of its placeholders. */
export function searchOf({ entity }: RecordTable, q: string) {
  const terms = searchTerms(entity, q)
  const search: SearchShape = terms.map(({ choices }) => Object.keys(choices))
  const values: Record<string, unknown> = {}
  for (const [index, { text, choices }] of terms.entries()) {
    values[`search${index}`] = searchPattern(text)
    for (const [name, named] of Object.entries(choices)) values[`search${index}.${name}`] = named
  }
  return { search, values }
}

/**
 * The condition of a search: for each term, any searched field contains its text, in any case, or a choice has one of the values that it
 * names. Undefined without a search.
 */
export function searchCondition(
  { searchText, column }: RecordTable,
  search: SearchShape,
): SQL | undefined {
  return and(
    ...search.map((names, index) =>
      or(
        // First, because they cost less.
        ...names.map(
          (name) =>
            sql`${column(name)} = any(${sql.placeholder(`search${index}.${name}`)}::text[])`,
        ),
        // Compared in the default collation, which is that of the index.
        sql`${searchText} like lower(${sql.placeholder(`search${index}`)}::text ${COLLATION}) collate "default"`,
      ),
    ),
  )
}

/** The pattern for a searched text. */
export function searchPattern(q: string): string {
  return `%${q.normalize('NFC').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** The order of a list, then by id. */
export function listOrder(records: RecordTable, { sort, order }: SortOrder): SQL {
  const direction = order === 'asc' ? asc : desc
  return sql`${direction(sortKey(records, sort))}, ${direction(records.id)}`
}

// The default collation can be C, which converts case only for A to Z and sorts É after Z.
const COLLATION = sql.raw('collate "und-x-icu"')

/** The expression that a list is sorted by. */
export function sortKey({ entity, column }: RecordTable, name: string): SQL {
  const value = column(name)
  const isText = is(value, PgColumn)
    ? is(value, PgText)
    : areaOf(entity.area).computed?.[name]?.type === 'string'
  return isText ? sql`(${value}) ${COLLATION}` : sql`${value}`
}
