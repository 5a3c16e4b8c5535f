import { getTableName, is, sql, type SQL } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import { ENDS_AT, STATUS } from '@staff/entity'

import type { Values } from '../../platform/db/statement'
import { areaOf } from '../table/areas'
import type { RecordTable } from '../table/recordTable'
import { nextLiveChange } from '../live/liveSource'
import { recordRevisions } from './recordRevisions.table'

/** The counts of a list's filters, as JSON, and how long they are right: until a write, or until this time. */
export interface KeptFacets {
  json: string
  revision: string
  until: string
}

/** Counts that a node has read, by a key of the list: those of the lists that are read most. */
export type FacetsStore = LRUCache<string, KeptFacets>

/** Creates the store of an area. A node has one database. */
export function createFacetsStore(): FacetsStore {
  return new LRUCache({
    max: 100,
    maxSize: 512 * 1024,
    sizeCalculation: ({ json }, key) => json.length + key.length,
  })
}

/** The values of the placeholders in `facetsOrNothing`. */
export function keptValues(facets: KeptFacets | undefined): Values {
  return { keptRevision: facets?.revision ?? null, keptUntil: facets?.until ?? null }
}

/** Whether what a list counts changes only with a write to the tables of its records, or at a time that is known. */
export function canKeepFacets({ entity, limit, table, source, column }: RecordTable): boolean {
  if (limit || source !== table) return false
  return entity.filters.every(
    ({ name }) => name === STATUS || name === ENDS_AT || is(column(name), PgColumn),
  )
}

/**
 * An expression for the end of a page's text: when the counts of its filters were read, and the counts; nothing in their place if those that
 * are kept are still right. The database decides it, with the snapshot that it reads the page from, so a count is never old.
 */
export function facetsOrNothing(records: RecordTable, facets: SQL): SQL {
  const revision = revisionOf(records)
  const isRight = sql`${revision} = ${sql.placeholder('keptRevision')}::bigint
    and now() < ${sql.placeholder('keptUntil')}::timestamptz`
  return sql`${SEPARATOR} || ${revision} || ' ' || coalesce(${nextLiveChange(records.entity.area)}, 'infinity')
    || ${SEPARATOR} || case when ${isRight} then '' else ${facets} end`
}

/** A page with its counts: its JSON, and those that were counted anew. */
interface PageWithFacets {
  page: string
  counted?: KeptFacets
}

/** Takes the text of a page apart, which ends with `facetsOrNothing`. `kept` are the counts that it was read with. */
export function pageWithFacets(read: string, kept: KeptFacets | undefined): PageWithFacets {
  const [page = '', stamp = '', json = ''] = read.split('\u001E')
  if (json === '') return { page: `${page},"facets":${kept?.json ?? '{}'}}` }
  const space = stamp.indexOf(' ')
  const counted = { json, revision: stamp.slice(0, space), until: stamp.slice(space + 1) }
  return { page: `${page},"facets":${json}}`, counted }
}

// JSON has no such character, not even in its texts.
const SEPARATOR = sql.raw('chr(30)')

/** The number of all writes to the records and to what the public site shows of them. */
function revisionOf({ entity, table }: RecordTable): SQL {
  const { live } = areaOf(entity.area)
  const names = [table, ...(live ? [live] : [])].map((each) => sql.raw(`'${getTableName(each)}'`))
  return sql`(select coalesce(sum(${recordRevisions.revision}), 0)::bigint
    from ${recordRevisions} where ${recordRevisions.tableName} in (${sql.join(names, sql`, `)}))`
}
