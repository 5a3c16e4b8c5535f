import { and, getTableName, sql, Subquery, type SQL } from 'drizzle-orm'
import { ENDS_AT, type SortOrder } from '@staff/entity'

import { jsonColumns, type RecordTable } from '../table/recordTable'
import { facetsExpression } from './facets'
import { filterCondition, type FilterTest } from './filters'
import { facetsOrNothing, stamp, totalOrKept } from './keptCounts'
import { listOrder, searchCondition, sortKey, type SearchShape } from './listQuery'
import { withShownOfAll } from '../table/endsOfAll'
import { recordCounts } from './recordCounts.table'

/** What makes the statements of two pages different. Everything else is a placeholder. */
export interface PageShape extends SortOrder {
  /** The comparisons of the filters that are set. */
  filters: readonly FilterTest[]
  /** Whether the page has the counts of its filters. */
  hasFacets: boolean
  /** Which counts may be kept; see `keptCounts.ts`. */
  keeps: 'facets' | 'total' | undefined
  search: SearchShape
  /** The size of a first page that is so common that its statement stays planned; otherwise a placeholder, like `offset`. */
  firstPage: number | undefined
  /** Whether the page is read backwards from the end of the list, which is nearer. Does not change the result. */
  isFromEnd: boolean
  /** Whether pages of each size and place share one plan. Does not change the result. */
  isPlannedOnce: boolean
}

/**
 * An expression for the JSON of a page: its records, and the total on all pages. The placeholders are `limit` and `offset`, and those of
 * counts that are kept.
 */
export function pageExpression(records: RecordTable, shape: PageShape): SQL {
  const isWhole =
    !records.limit &&
    shape.search.length === 0 &&
    shape.filters.length === 0 &&
    // No index has this order.
    shape.sort !== ENDS_AT
  const { before, source, which, total } = isWhole
    ? wholeList(records, shape)
    : foundRecords(records, shape)
  const end = endOfPage(records, shape)
  return sql`(${before}
    select '{"records":[' || coalesce(string_agg(row_to_json(page)::text, ','), '') || '],"total":' || ${total} || ${end}
    from (select ${jsonColumns(records)} from ${source} ${which}) as page)`
}

/** What follows the total. One statement, so the counts of the filters fit the page. */
function endOfPage(records: RecordTable, { filters, search, hasFacets, keeps }: PageShape): SQL {
  const facets = hasFacets ? facetsExpression(records, { filters, search }) : undefined
  if (facets && keeps === 'facets') return facetsOrNothing(records, facets)
  if (facets) return sql`',"facets":' || ${facets} || '}'`
  return keeps === 'total' ? sql`'}' || ${stamp(records)}` : sql`'}'`
}

/** An expression for the number of records in a table, or of those of its rows that are read. */
export function totalOf({ table, source }: RecordTable): SQL<number> {
  if (source !== table) return sql`(select count(*) from ${source})`
  return sql`(select coalesce(sum(${recordCounts.total}), 0)::bigint from ${recordCounts} where ${recordCounts.tableName} = ${sql.raw(`'${getTableName(table)}'`)})`
}

/** The ids of a page of all records, read from an index in its order. */
export function idsOfPage(records: RecordTable, shape: PageRange): SQL {
  return sql`select ${records.id} from ${records.source} ${rangeOf(records, shape)}`
}

type PageRange = SortOrder & Pick<PageShape, 'isFromEnd' | 'isPlannedOnce'>

function rangeOf(records: RecordTable, shape: PageRange): SQL {
  const fromStart = shape.isPlannedOnce ? PLANNED_ONCE : FROM_START
  const { limit, offset } = shape.isFromEnd ? FROM_END : fromStart
  const order = shape.order === 'asc' ? 'desc' : 'asc'
  const direction = shape.isFromEnd ? ({ ...shape, order } as const) : shape
  return sql`order by ${listOrder(records, direction)} limit ${limit} offset ${offset}`
}

const LIMIT = sql`${sql.placeholder('limit')}::bigint`
const OFFSET = sql`${sql.placeholder('offset')}::bigint`
const FROM_START = { limit: LIMIT, offset: OFFSET }
// PostgreSQL estimates that a subquery takes a tenth of the rows, whatever the page: no plan for one page looks better than the shared one.
const PLANNED_ONCE = { limit: sql`(select ${LIMIT})`, offset: sql`(select ${OFFSET})` }
const FROM_END = {
  limit: sql`(select greatest(least(${LIMIT}, total - ${OFFSET}), 0) from counted)`,
  offset: sql`(select greatest(total - ${OFFSET} - ${LIMIT}, 0) from counted)`,
}

interface Parts {
  before: SQL
  source: RecordTable['source']
  /** The condition, order and limit that select the records. */
  which: SQL
  total: SQL
}

function wholeList(records: RecordTable, shape: PageShape): Parts {
  const counted = totalOf(records)
  const wholeTotal = shape.keeps === 'total' ? totalOrKept(records, counted) : counted
  const order = sql`order by ${listOrder(records, shape)}`
  const { firstPage } = shape
  const { source } = records
  if (firstPage !== undefined)
    return {
      before: sql``,
      source,
      which: sql`${order} limit ${sql.raw(String(firstPage))}`,
      total: wholeTotal,
    }
  const before = sql`with counted as materialized (select ${wholeTotal} as total)`
  const total = sql`(select total from counted)`
  // Rows of a part of a table are read anyway to know that they belong to it.
  if (source !== records.table)
    return { before, source: rowsOfPage(records, shape), which: order, total }
  const which = sql`where ${records.id} in (${small(idsOfPage(records, shape))}) ${order}`
  return { before, source, which, total }
}

/** The rows of a page, whose values are converted to JSON later: not those of the pages before. */
function rowsOfPage(records: RecordTable, shape: PageShape): Subquery {
  const rows = sql`select * from ${records.source} ${rangeOf(records, shape)}`
  return new Subquery(small(rows), {}, getTableName(records.table))
}

/** Tells the database by an outer limit that a page is small. It cannot know that from an expression. */
function small(page: SQL): SQL {
  return sql`select * from (${page}) as page limit 100`
}

/** Finds all matches once, for the page and for the count. */
function foundRecords(records: RecordTable, shape: PageShape): Parts {
  const found = withShownOfAll(records, [...shape.filters.map(({ name }) => name), shape.sort])
  const condition = and(searchCondition(found, shape.search), filterCondition(found, shape.filters))
  const direction = sql.raw(shape.order)
  const ids = sql`select id from found order by key ${direction}, id ${direction} limit ${LIMIT} offset ${OFFSET}`
  return {
    before: sql`with found as materialized (select ${records.id} as id, ${sortKey(found, shape.sort)} as key
      from ${found.source} where ${condition ?? sql`true`})`,
    source: records.source,
    which: sql`where ${records.id} in (${ids}) order by ${listOrder(records, shape)}`,
    total: sql`(select count(*) from found)`,
  }
}
