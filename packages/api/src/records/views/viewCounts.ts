import { MAX_VIEW_COUNT, readViewQuery, type StoredView } from '@staff/contract'
import { and, sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { createStatement, createStatements } from '../../platform/db/statement'
import { filterCondition, filterValues, placeholderOf } from '../lists/filters'
import { searchCondition, searchOf } from '../lists/listQuery'
import { withEndsOfAll } from '../table/endsOfAll'
import type { RecordTable } from '../table/recordTable'

/** How long counting may take, in milliseconds. A view that is not counted by then has no count. */
const MAX_MS = 200

/**
 * Counts the records of views, one after the other: up to one more than the greatest number that is shown, and until the
 * time is used up.
 */
export async function countViews(
  db: Db,
  records: RecordTable,
  views: readonly StoredView[],
  { timeZone = 'UTC' }: { timeZone?: string },
): Promise<Map<string, number>> {
  const end = performance.now() + MAX_MS
  const counts = new Map<string, number>()
  for (const { id, query } of views) {
    if (performance.now() > end) break
    counts.set(id, await countFound(db, records, query, timeZone))
  }
  return counts
}

async function countFound(db: Db, all: RecordTable, query: string, timeZone: string) {
  const { parameters } = readViewQuery(all.entity, query)
  const filters = filterValues(all, { ...parameters, timeZone }, new Date())
  const { search, values } = searchOf(all, parameters.q)
  const shape = filters.map(({ name, test }) => ({ name, test }))
  const names = filters.map(({ name }) => name)
  const records = withEndsOfAll(all, names)
  const key = JSON.stringify([records.entity.area, records.limit?.key, search, shape])
  const statement = statements(key, () => {
    const condition = and(searchCondition(records, search), filterCondition(records, shape))
    return createStatement<{ count: number }>(
      sql`select count(*)::int as count from (select from ${records.source}
        where ${condition ?? sql`true`} limit ${sql.raw(String(MAX_VIEW_COUNT + 1))}) as found`,
      { isPrepared: false },
    )
  })
  const [row] = await statement.run(db, {
    ...Object.fromEntries(filters.map((each) => [placeholderOf(each), each.value])),
    ...values,
  })
  return row?.count ?? 0
}

const statements = createStatements<{ count: number }>()
