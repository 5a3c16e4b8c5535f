import { MAX_FOUND } from '@staff/contract'
import { detailField, STATUS, titleFields } from '@staff/entity'
import { sql, type SQL } from 'drizzle-orm'

import type { RecordTable } from '../table/recordTable'

// How many records of an area a search looks at, so that its cost does not grow with the table: the last changed ones, and those
// that an index finds for each rank.
const NEWEST = sql.raw('500')
const MATCHES = sql.raw('200')

const IN_AREA = sql.raw(String(MAX_FOUND.inArea))
const IN_ALL = sql.raw(String(MAX_FOUND.inAll))

/**
 * Selects the records whose titles fit, the best first. The placeholders are the `text`, and its `pattern` for LIKE: with a % at
 * its end. `isLong`: titles that contain the text anywhere count too, and an index finds it.
 */
export function foundExpression(areas: readonly RecordTable[], isLong: boolean): SQL {
  const found = areas.map((records) => bestOfArea(records, isLong))
  return sql`select area, id, title, detail, status from (${sql.join(found, sql` union all `)}) as found
    order by rank, updated_at desc, id desc, area collate "C" limit ${IN_ALL}`
}

/**
 * The best records of an area. Its parts are read one after the other, until there are enough: for each rank the last changed
 * records, then those from an index.
 */
function bestOfArea(records: RecordTable, isLong: boolean): SQL {
  const { entity, source, id, column } = records
  const updatedAt = column('updatedAt')
  const ranks = ranksOf(records, isLong)
  const cases = ranks.map(({ condition }, rank) => sql`when ${condition} then ${number(rank)}`)
  const parts = ranks.flatMap(({ indexed }, rank) => {
    const changed = sql`(select id, rank, updated_at from newest where rank = ${number(rank)} ${BEST})`
    if (!indexed) return [changed]
    const matching = sql`(select ${id} as id, ${updatedAt} as updated_at from ${source} where ${indexed} limit ${MATCHES})`
    const others = sql`(select id, ${number(rank)}, updated_at from ${matching} as matching
      where id not in (select id from newest) ${BEST})`
    return [changed, others]
  })
  return sql`(with newest as materialized (select ${id} as id, ${updatedAt} as updated_at, case ${sql.join(cases, sql` `)} end as rank
      from ${source} order by ${updatedAt} desc, ${id} desc limit ${NEWEST}),
    best as materialized (select * from (${sql.join(parts, sql` union all `)}) as ranked limit ${IN_AREA})
    select ${sql.raw(`'${entity.area}'`)} as area, best.id::text as id, ${titleOf(records)} as title, ${detailOf(records)} as detail, ${statusOf(records)} as status,
      best.rank as rank, best.updated_at as updated_at
    from best join ${source} on ${id} = best.id)`
}

const BEST = sql`order by updated_at desc, id desc limit ${IN_AREA}`

interface Rank {
  condition: SQL
  /** The condition with which an index finds the records, with its order if it has one; undefined if none does. */
  indexed: SQL | undefined
}

function ranksOf({ titleText }: RecordTable, isLong: boolean): Rank[] {
  const equals = sql`${titleText} collate "C" = ${TEXT}`
  const starts = sql`${titleText} like ${PATTERN}`
  const hasWord = sql`${titleText} like '% ' || ${PATTERN}`
  const contains = sql`${titleText} like '%' || ${PATTERN}`
  // As a range, which is read in the order of its index.
  const range = sql`${titleText} collate "C" > ${TEXT} and ${titleText} collate "C" < ${TEXT} || ${LAST} order by ${titleText} collate "C"`
  const startRanks = [
    { condition: equals, indexed: equals },
    { condition: starts, indexed: range },
  ]
  if (!isLong) return [...startRanks, { condition: hasWord, indexed: undefined }]
  return [
    ...startRanks,
    { condition: hasWord, indexed: sql`${hasWord} and not ${starts}` },
    { condition: contains, indexed: sql`${contains} and not ${hasWord} and not ${starts}` },
  ]
}

/** The placeholder in lower case, in the collation of an index. */
function lower(name: string, collation: string): SQL {
  return sql`lower(${sql.placeholder(name)}::text collate "und-x-icu") collate ${sql.identifier(collation)}`
}

const PATTERN = lower('pattern', 'default')
const TEXT = lower('text', 'C')
// The greatest character: all texts that start with the searched one come before it with this character.
const LAST = sql.raw(`U&'\\+10FFFF'`)

function titleOf({ entity, column }: RecordTable): SQL {
  return sql.join(titleFields(entity).map(column), sql` || ' ' || `)
}

function detailOf({ entity, column }: RecordTable): SQL {
  const name = detailField(entity)
  return name === undefined ? sql`''` : sql`${column(name)}`
}

function statusOf({ entity, column }: RecordTable): SQL {
  return entity.publicSite ? sql`${column(STATUS)}` : sql`null::text`
}

function number(value: number): SQL {
  return sql.raw(String(value))
}
