import {
  bulkMessages,
  MAX_BULK_RECORDS,
  refused,
  sortOrderOf,
  type BulkEdition,
  type ListParameters,
} from '@staff/contract'
import { and, sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { createStatement } from '../../platform/db/statement'
import { filterCondition, filterValues, placeholderOf } from '../lists/filters'
import { listOrder, searchCondition, searchOf } from '../lists/listQuery'
import { withEndsOfAll } from '../table/endsOfAll'
import type { RecordTable } from '../table/recordTable'

/** The ids and versions of all records of a list, in its order. Throws a 422 for more than one call may change. */
export async function findEditions(
  db: Db,
  all: RecordTable,
  query: ListParameters,
): Promise<BulkEdition[]> {
  const filters = filterValues(all, query, new Date())
  const order = sortOrderOf(all.entity, query)
  const records = withEndsOfAll(all, [...filters.map(({ name }) => name), order.sort])
  const { search, values } = searchOf(records, query.q)
  const condition = and(searchCondition(records, search), filterCondition(records, filters))
  const statement = createStatement<{ id: string; version: number }>(
    sql`select ${records.id} as id, ${records.version} as version from ${records.source}
      where ${condition ?? sql`true`} order by ${listOrder(records, order)}
      limit ${sql.raw(String(MAX_BULK_RECORDS + 1))}`,
    { isPrepared: false },
  )
  const found = await statement.run(db, {
    ...Object.fromEntries(filters.map((each) => [placeholderOf(each), each.value])),
    ...values,
  })
  if (found.length > MAX_BULK_RECORDS) throw refused({ all: bulkMessages.tooManyMatch })
  return found
}
