import {
  exportMessages,
  MAX_EXPORT_RECORDS,
  refused,
  sortOrderOf,
  type ListParameters,
} from '@staff/contract'
import { and, sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { createStatement } from '../../platform/db/statement'
import { filterCondition, filterValues, placeholderOf } from '../lists/filters'
import { listOrder, searchCondition, searchOf } from '../lists/listQuery'
import { withEndsOfAll } from '../table/endsOfAll'
import type { RecordTable } from '../table/recordTable'

/** The parameters of an export that decide which records it has. */
export type FoundRecords = ListParameters & { ids?: readonly string[] | undefined }

/** The ids of many records in little memory. */
export interface Ids {
  count: number
  /** The ids from one position to another one. */
  slice: (start: number, end: number) => string[]
}

/** The ids of all records of a list, in its order: what is exported, even if somebody changes a record meanwhile. */
export async function findIds(db: Db, all: RecordTable, query: FoundRecords): Promise<Ids> {
  const filters = filterValues(all, query, new Date())
  const order = sortOrderOf(all.entity, query)
  const records = withEndsOfAll(all, [...filters.map(({ name }) => name), order.sort])
  const { search, values } = searchOf(records, query.q)
  const condition = and(
    searchCondition(records, search),
    query.ids && sql`${records.id} = any(${sql.placeholder('ids')}::uuid[])`,
    filterCondition(records, filters),
  )
  const statement = createStatement<{ text: string }>(
    // In parts, because the driver needs twice the memory of a value while it arrives.
    sql`select encode(substr(ids, part, ${PART}), 'hex') as text from (
      select string_agg(id, ''::bytea) as ids from (
        select uuid_send(${records.id}) as id from ${records.source}
        where ${condition ?? sql`true`} order by ${listOrder(records, order)}
        limit ${sql.raw(String(MAX_EXPORT_RECORDS + 1))}) as found
      ) as joined, generate_series(1, length(ids), ${PART}) as part order by part`,
    { isPrepared: false },
  )
  const parts = await statement.run(db, {
    ...Object.fromEntries(filters.map((each) => [placeholderOf(each), each.value])),
    ...values,
    ids: query.ids && [...query.ids],
  })
  const ids = idsIn(parts.map(({ text }) => text).join(''))
  if (ids.count <= MAX_EXPORT_RECORDS) return ids
  const max = new Intl.NumberFormat('en').format(MAX_EXPORT_RECORDS)
  throw refused({ q: exportMessages.tooManyRecords(max) })
}

const DIGITS = 32

/** The bytes of a part: 10,000 ids. */
const PART = sql.raw('160000')

/** One text has all ids: 200,000 of them need 6 MB. */
function idsIn(text: string): Ids {
  return {
    count: text.length / DIGITS,
    slice: (start, end) => {
      const part = text.slice(start * DIGITS, end * DIGITS)
      return Array.from({ length: part.length / DIGITS }, (_, index) =>
        part
          .slice(index * DIGITS, (index + 1) * DIGITS)
          .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
      )
    },
  }
}
