import { RECORD_ID, sortOrderOf, type ListParameters } from '@staff/contract'
import { eq, sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { createStatement, createStatements } from '../../platform/db/statement'
import type { Reading } from '../../platform/requests/reading'
import { filterValues, placeholderOf } from './filters'
import { searchOf } from './listQuery'
import { offsetOf } from './offsetOf'
import { canKeepFacets, keptValues, pageWithFacets, type FacetsStore } from './keptFacets'
import { pageExpression, type PageShape } from './pageExpression'
import { jsonColumns, type RecordTable } from '../table/recordTable'

export interface PageReading extends Reading {
  /** Whether the list has all records: no search, no filter. */
  isWhole: boolean
  /** The JSON of the page, of what was read. */
  pageOf: (read: string) => string
}

/** Reads one page of the records that match a query. Counts of filters are kept in the store, if there is one. */
export function pageReading(
  records: RecordTable,
  query: ListParameters,
  store?: FacetsStore,
): PageReading {
  const filters = filterValues(records, query, new Date())
  const hasFacets = query.facets !== undefined
  const offset = offsetOf(query)
  const { search, values } = searchOf(records, query.q)
  const isWhole = !records.limit && search.length === 0 && filters.length === 0
  const isCommon = isWhole && !hasFacets && offset === 0 && COMMON_SIZES.includes(query.pageSize)
  const shape: PageShape = {
    ...sortOrderOf(records.entity, query),
    filters: filters.map(({ name, test }) => ({ name, test })),
    facets: facetsOf(records, hasFacets, store),
    search,
    firstPage: isCommon ? query.pageSize : undefined,
    // Only a whole list is read from an index, which has two ends.
    isFromEnd: isWhole && offset > (lastTotals.get(records.entity.area) ?? Infinity) / 2,
  }
  const key = `list ${records.entity.area} ${records.limit?.key ?? ''} ${JSON.stringify(shape)}`
  const conditions = {
    ...Object.fromEntries(filters.map((each) => [placeholderOf(each), each.value])),
    ...values,
  }
  // The counts are those of all pages, in any order.
  const facetsKey = JSON.stringify([records.entity.area, shape.filters, search, conditions])
  const kept = store?.get(facetsKey)
  return {
    isWhole,
    key,
    expression: () => pageExpression(records, shape),
    values: { ...conditions, ...keptValues(kept), limit: query.pageSize, offset },
    // PostgreSQL would plan the others anew all the same, for their best plan depends on the values.
    isPrepared: isCommon,
    pageOf: (read) => {
      if (shape.facets !== 'kept') return read
      const { page, counted } = pageWithFacets(read, kept)
      if (counted) store?.set(facetsKey, counted)
      return page
    },
  }
}

function facetsOf(
  records: RecordTable,
  hasFacets: boolean,
  store: FacetsStore | undefined,
): PageShape['facets'] {
  if (!hasFacets) return 'none'
  return store && canKeepFacets(records) ? 'kept' : 'counted'
}

const COMMON_SIZES = [10, 25, 50, 100]

/** Remembers the total of a whole list, from the end of its JSON. It only decides from which end a page is read. */
export function rememberTotal({ entity }: RecordTable, { isWhole }: PageReading, page: string) {
  if (!isWhole) return
  const total = /"total":(\d+)\}$/.exec(page.slice(-40))?.[1]
  if (total !== undefined) lastTotals.set(entity.area, Number(total))
}

const lastTotals = new Map<string, number>()

/** Reads the record with this id as JSON. Undefined for a text that is no id. */
export function recordReading(records: RecordTable, id: string): Reading | undefined {
  if (!RECORD_ID.test(id)) return undefined
  const { entity, source, limit } = records
  return {
    key: `read ${entity.area} ${limit?.key ?? ''}`,
    expression: () =>
      sql`(select row_to_json(record)::text from (select ${jsonColumns(records)} from ${source}
        where ${eq(records.id, sql.placeholder('id'))}) as record)`,
    values: { id },
    isPrepared: true,
  }
}

/** Reads without a session. */
export async function readAlone(db: Db, reading: Reading): Promise<string | null> {
  const { key, expression, values, isPrepared } = reading
  const statement = statements(key, () =>
    createStatement<{ read: string | null }>(sql`select ${expression()} as read`, { isPrepared }),
  )
  const [row] = await statement.run(db, values)
  return row?.read ?? null
}

/** Reads without a session, by a statement that is not kept, because its expression serves only this request. */
export async function readOnce(db: Db, { expression, values }: Reading): Promise<string | null> {
  const whole = sql`select ${expression()} as read`
  const statement = createStatement<{ read: string | null }>(whole, { isPrepared: false })
  const [row] = await statement.run(db, values)
  return row?.read ?? null
}

const statements = createStatements<{ read: string | null }>()
