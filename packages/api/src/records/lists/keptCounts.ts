import { ENDS_AT, STATUS } from '@staff/entity'
import { getTableName, is, sql, type SQL } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'

import type { Values } from '../../platform/db/statement'
import { nextLiveChange } from '../live/liveSource'
import { areaOf } from '../table/areas'
import type { RecordTable } from '../table/recordTable'
import { recordRevisions } from './recordRevisions.table'

/** What was counted for a list, as a text, and how long it is right: until a write, or until this time. */
export interface KeptCount {
  value: string
  revision: string
  until: string
}

/** What a node has counted, by a key of the list: for those that are read most. */
export type CountStore = LRUCache<string, KeptCount>

/** Creates the store of an area. A node has one database. */
export function createCountStore(): CountStore {
  return new LRUCache({
    max: 100,
    maxSize: 512 * 1024,
    sizeCalculation: ({ value }, key) => value.length + key.length,
  })
}

/** The values of the placeholders of `isRight`. */
export function keptValues(kept: KeptCount | undefined): Values {
  return {
    kept: kept?.value ?? null,
    keptAt: kept?.revision ?? null,
    keptUntil: kept?.until ?? null,
  }
}

/** Whether the counts of a list's filters change only with a write to the tables of its records, or at a time that is known. */
export function canKeepFacets({ entity, limit, table, source, column }: RecordTable): boolean {
  if (limit || source !== table) return false
  return entity.filters.every(
    ({ name }) => name === STATUS || name === ENDS_AT || is(column(name), PgColumn),
  )
}

/** The total of a list, in place of which the kept one is taken while it is right. */
export function totalOrKept(records: RecordTable, total: SQL): SQL {
  return sql`case when ${isRight(records)} then ${sql.placeholder('kept')}::bigint else ${total} end`
}

/**
 * The end of a page's text: when it was counted, and the counts of its filters; nothing in their place if those that are kept are right. The
 * database decides it, with the snapshot that it reads the page from, so a count is never old.
 */
export function facetsOrNothing(records: RecordTable, facets: SQL): SQL {
  return sql`${stamp(records)} || case when ${isRight(records)} then '' else ${facets} end`
}

/** The time in which what a page counts is right, between two separators: the end of its text, or the part before its counts. */
export function stamp(records: RecordTable): SQL {
  return sql`${SEPARATOR} || ${revisionOf(records)} || ' ' || coalesce(${nextLiveChange(records.entity.area)}, 'infinity') || ${SEPARATOR}`
}

/** The parts of a text that `stamp` divides. */
export function partsOf(read: string): {
  page: string
  counted: Omit<KeptCount, 'value'>
  facets: string
} {
  const [page = '', stamped = '', facets = ''] = read.split('\u001E')
  const space = stamped.indexOf(' ')
  const counted = { revision: stamped.slice(0, space), until: stamped.slice(space + 1) }
  return { page, counted, facets }
}

// JSON has no such character, not even in its texts.
const SEPARATOR = sql.raw('chr(30)')

/** Whether what was kept is still right. */
function isRight(records: RecordTable): SQL {
  return sql`(${revisionOf(records)} = ${sql.placeholder('keptAt')}::bigint
    and now() < ${sql.placeholder('keptUntil')}::timestamptz)`
}

/** The number of all writes to what is counted: the live versions, and the records themselves unless only the public site is read. */
function revisionOf({ entity, table, source }: RecordTable): SQL {
  const { live } = areaOf(entity.area)
  const tables = source === table ? [table, ...(live ? [live] : [])] : [live ?? table]
  const names = tables.map((each) => sql.raw(`'${getTableName(each)}'`))
  return sql`(select coalesce(sum(${recordRevisions.revision}), 0)::bigint
    from ${recordRevisions} where ${recordRevisions.tableName} in (${sql.join(names, sql`, `)}))`
}
