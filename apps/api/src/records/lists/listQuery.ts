import type { ListParameters } from '@staff/contract'
import { defaultSortOrder, type SortOrder } from '@staff/forms/entity'
import { asc, desc, is, sql, type SQL } from 'drizzle-orm'
import { PgText } from 'drizzle-orm/pg-core'

import { areaOf } from '../../areas/areas'
import type { RecordTable } from '../table/recordTable'

/** The condition of a search: any searched field contains the text of the placeholder `pattern`, in any case. */
export function searchCondition({ searchText }: RecordTable): SQL {
  // Compared in the default collation, which is that of the index.
  return sql`${searchText} like lower(${sql.placeholder('pattern')}::text ${COLLATION}) collate "default"`
}

/** The pattern for a searched text. */
export function searchPattern(q: string): string {
  return `%${q.normalize('NFC').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** The sort order of a query, or the entity's default. */
export function sortOrderOf(
  { entity }: RecordTable,
  { sort, order }: Pick<ListParameters, 'sort' | 'order'>,
): SortOrder {
  const defaults = defaultSortOrder(entity)
  const direction = order ?? (sort ? 'asc' : defaults.order)
  return { sort: sort ?? defaults.sort, order: direction === 'asc' ? 'asc' : 'desc' }
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
  const isText = is(column(name), PgText) || areaOf(entity.area).computed?.[name]?.type === 'string'
  return isText ? sql`(${column(name)}) ${COLLATION}` : sql`${column(name)}`
}
