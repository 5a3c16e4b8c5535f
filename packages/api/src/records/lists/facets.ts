import { MAX_FACET_VALUES } from '@staff/contract'
import { NONE, type Filter } from '@staff/entity'
import { and, sql, type SQL } from 'drizzle-orm'

import type { RecordTable } from '../table/recordTable'
import { withShownOfAll } from '../table/endsOfAll'
import { filterCondition, type FilterTest } from './filters'
import { searchCondition, type SearchShape } from './listQuery'

/** What the counts of a page depend on. */
interface FacetsShape {
  filters: readonly FilterTest[]
  search: SearchShape
}

/**
 * An expression for the JSON of a page's facets: the values of all filters that offer values, with how many records have
 * them. Each is counted with the search and all other filters, but without itself: the counts say what a further choice
 * would show. The records are read once, and those with the same values are counted together before the filters are.
 */
export function facetsExpression(all: RecordTable, shape: FacetsShape): SQL {
  const { filters, search } = shape
  const faceted = all.entity.filters.filter(hasValues)
  if (faceted.length === 0) return sql`'{}'`
  const records = withShownOfAll(
    all,
    [...faceted, ...filters].map(({ name }) => name),
  )
  const isFaceted = ({ name }: FilterTest) => faceted.some((filter) => filter.name === name)
  const columns = faceted.flatMap((filter, index) => [
    sql`${valueOf(records, filter)} as ${valueColumn(index)}`,
    sql`${
      filterCondition(
        records,
        filters.filter((each) => each.name === filter.name),
      ) ?? sql`true`
    } as ${matchColumn(index)}`,
  ])
  const condition = and(
    searchCondition(records, search),
    filterCondition(
      records,
      filters.filter((each) => !isFaceted(each)),
    ),
  )
  const counts = faceted.flatMap((filter, index) => [
    sql.raw(`'${filter.name}'`),
    countedValues(filter, index, faceted.length),
  ])
  // Lists of texts are seldom the same.
  const { alike, groups } = faceted.some(isOfLists)
    ? { alike: sql`1`, groups: sql`` }
    : { alike: sql`count(*)`, groups: sql.raw(`group by ${ordinals(columns.length)}`) }
  return sql`(with matching as materialized (
      select ${sql.join(columns, sql`, `)}, ${alike} as alike
      from ${records.source} where ${condition ?? sql`true`} ${groups}
    ) select json_build_object(${sql.join(counts, sql`, `)})::text)`
}

/** The value of a record. A missing reference counts as one too. */
function valueOf({ column }: RecordTable, filter: Filter): SQL {
  const value = column(filter.name)
  const hasNone = filter.kind === 'reference' && filter.none !== undefined
  return hasNone ? sql`coalesce(${value}::text, ${sql.raw(`'${NONE}'`)})` : sql`${value}`
}

function hasValues({ kind }: Filter): boolean {
  return kind === 'choice' || kind === 'reference' || kind === 'text'
}

function isOfLists(filter: Filter): boolean {
  return filter.kind === 'text' && filter.isList
}

/** The most frequent values of a filter, as JSON. The empty text is no value. */
function countedValues(filter: Filter, index: number, length: number): SQL {
  const others = Array.from({ length }, (_, each) => each).filter((each) => each !== index)
  const value = isOfLists(filter) ? sql`unnest(${valueColumn(index)})` : valueColumn(index)
  const matches = others.map((each) => sql`${matchColumn(each)}`)
  return sql`(select coalesce(json_agg(counted order by counted.count desc, counted.value::text collate "C"), '[]')
    from (select value, sum(alike)::int as count
      from (select ${value} as value, alike from matching where ${and(...matches) ?? sql`true`}) as found
      where value::text <> '' group by value
      order by count desc, value::text collate "C" limit ${sql.raw(String(MAX_FACET_VALUES))}) as counted)`
}

/** '1, 2, 3'. */
function ordinals(length: number): string {
  return Array.from({ length }, (_, index) => index + 1).join(', ')
}

function valueColumn(index: number): SQL {
  return sql.raw(`value_${index}`)
}

function matchColumn(index: number): SQL {
  return sql.raw(`matches_${index}`)
}
