import { RECORD_ID, sortOrderOf, type ListParameters } from '@staff/contract'
import { eq, sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { createStatement, createStatements } from '../../platform/db/statement'
import type { Reading } from '../../platform/requests/reading'
import { filterValues, placeholderOf } from './filters'
import { searchOf } from './listQuery'
import { offsetOf } from './offsetOf'
import { canKeepFacets, keptValues, partsOf, type CountStore } from './keptCounts'
import { pageExpression, type PageShape } from './pageExpression'
import { jsonColumns, type RecordTable } from '../table/recordTable'

export interface PageReading extends Reading {
  /** Whether the list has all records: no search, no filter. */
  isWhole: boolean
  /** The JSON of the page, of what was read. */
  pageOf: (read: string) => string
}

/** Reads one page of the records that match a query. Takes counts from the store, if there is one. */
export function pageReading(
  records: RecordTable,
  query: ListParameters,
  store?: CountStore,
): PageReading {
  const filters = filterValues(records, query, new Date())
  const hasFacets = query.facets !== undefined
  const offset = offsetOf(query)
  const { search, values } = searchOf(records, query.q)
  const isWhole = !records.limit && search.length === 0 && filters.length === 0
  const isCommon = isWhole && !hasFacets && offset === 0 && COMMON_SIZES.includes(query.pageSize)
  const keeps = store && keepsOf(records, { hasFacets, isWhole })
  // To plan such a page takes as long as to read it, and the public site is mostly read in its own order.
  const isPlannedOnce = keeps === 'total' && isDefaultOrder(query)
  const shape: PageShape = {
    ...sortOrderOf(records.entity, query),
    filters: filters.map(({ name, test }) => ({ name, test })),
    hasFacets,
    keeps,
    search,
    firstPage: isCommon ? query.pageSize : undefined,
    // Only a whole list is read from an index, which has two ends.
    isFromEnd: isWhole && offset > (lastTotals.get(records.entity.area) ?? Infinity) / 2,
    isPlannedOnce,
  }
  const conditions = {
    ...Object.fromEntries(filters.map((each) => [placeholderOf(each), each.value])),
    ...values,
  }
  // The counts are those of all pages, in any order.
  const countKey = JSON.stringify([shape.filters, search, conditions])
  const kept = shape.keeps && store?.get(countKey)
  return {
    isWhole,
    key: `list ${records.entity.area} ${records.limit?.key ?? ''} ${JSON.stringify(shape)}`,
    expression: () => pageExpression(records, shape),
    values: { ...conditions, ...keptValues(kept), limit: query.pageSize, offset },
    // PostgreSQL would plan the others anew all the same, for their best plan depends on the values.
    isPrepared: isCommon || isPlannedOnce,
    pageOf: (read) => {
      if (!shape.keeps) return read
      const { page, counted, facets } = partsOf(read)
      const value = shape.keeps === 'total' ? totalIn(page) : facets
      if (value !== '') store?.set(countKey, { ...counted, value })
      return shape.keeps === 'total' ? page : `${page},"facets":${facets || (kept?.value ?? '{}')}}`
    },
  }
}

function isDefaultOrder({ sort, order }: ListParameters): boolean {
  return sort === undefined && order === undefined
}

/** What is counted in ways that take long: the values of filters, and whatever the public site shows now. */
function keepsOf(
  records: RecordTable,
  { hasFacets, isWhole }: { hasFacets: boolean; isWhole: boolean },
): PageShape['keeps'] {
  if (hasFacets) return canKeepFacets(records) ? 'facets' : undefined
  return isWhole && records.source !== records.table ? 'total' : undefined
}

const COMMON_SIZES = [10, 25, 50, 100]

/** Remembers the total of a whole list, from the end of its JSON. It only decides from which end a page is read. */
export function rememberTotal({ entity }: RecordTable, { isWhole }: PageReading, page: string) {
  if (!isWhole) return
  const total = totalIn(page)
  if (total !== '') lastTotals.set(entity.area, Number(total))
}

/** The total at the end of a page's JSON; the empty text if something else is there. */
function totalIn(page: string): string {
  return /"total":(\d+)\}$/.exec(page.slice(-40))?.[1] ?? ''
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
