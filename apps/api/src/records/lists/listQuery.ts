import type { ListParameters } from '@staff/contract'
import { defaultSortOrder } from '@staff/forms/entity'
import { asc, desc, is, sql, type SQL } from 'drizzle-orm'
import { PgText } from 'drizzle-orm/pg-core'

import { areaOf } from '../../areas/areas'
import type { RecordTable } from '../table/recordTable'

/** The condition of a search: any searched field contains the text, in any case. */
export function searchCondition({ searchText }: RecordTable, q: string): SQL | undefined {
  if (!q) return undefined
  const pattern = `%${q.normalize('NFC').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`${searchText} like lower(${pattern}::text ${COLLATION})`
}

/** The order of a list: that of the query or the entity's default, then by id. */
export function listOrder(records: RecordTable, { sort, order }: ListParameters): SQL[] {
  const defaults = defaultSortOrder(records.entity)
  const direction = (order ?? (sort ? 'asc' : defaults.order)) === 'asc' ? asc : desc
  return [direction(comparable(records, sort ?? defaults.sort)), direction(records.id)]
}

// The default collation can be C, which converts case only for A to Z and sorts É after Z.
const COLLATION = sql.raw('collate "und-x-icu"')

function comparable({ entity, column }: RecordTable, name: string): SQL {
  const isText = is(column(name), PgText) || areaOf(entity.area).computed?.[name]?.type === 'string'
  return isText ? sql`(${column(name)}) ${COLLATION}` : sql`${column(name)}`
}
