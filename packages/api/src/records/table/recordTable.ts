import { isFoundInAllAreas, SLUG, type AnyEntity } from '@staff/entity'
import { getTableColumns, is, sql, type SQL, type Subquery } from 'drizzle-orm'
import { PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { FastifyRequest } from 'fastify'

import { isoTime } from '../../platform/db/columns'
import { areaOf } from './areas'

/** An entity with the table that holds its records. */
export interface RecordTable {
  entity: AnyEntity
  /** What is written. */
  table: PgTable
  /** What is read: the table, or those of its rows that a person may read; see `readableBy`. */
  source: PgTable | Subquery
  /** Set if `source` has not all rows: what makes the statements of two limits different, and the same condition on the trash. */
  limit?: { key: string; trashed: SQL }
  id: PgColumn
  version: PgColumn
  /** The column that searches read. */
  searchText: PgColumn | SQL
  /** The title in lower case, which the search in all areas reads. */
  titleText: PgColumn | SQL
  /** The slug of its page, if that is read with it. */
  slug?: SQL
  /** The column with this name, stored or computed. Throws if there is none. */
  column: (name: string) => PgColumn | SQL
}

/** What the steps of one call have in common: the records that it works on, and its request. */
export interface RecordContext {
  records: RecordTable
  request: FastifyRequest
}

/** The table of an entity. Throws if it lacks a column for one of the entity's fields. */
export function recordTable(entity: AnyEntity): RecordTable {
  const { table, computed = {} } = areaOf(entity.area)
  const columns = getTableColumns(table)
  const stored = (name: string) => {
    const found = columns[name]
    if (!found) throw new Error(`The table of ${entity.area} has no column for ${name}`)
    return found
  }
  const column = (name: string) => computed[name]?.value ?? stored(name)
  const names = [...Object.keys(entity.fields), ...computedNames(entity)]
  for (const name of [...names, ...(entity.ordered ? [entity.ordered.by] : [])]) column(name)
  return {
    entity,
    table,
    source: table,
    id: stored(entity.idKey),
    version: stored('version'),
    searchText: stored('searchText'),
    titleText: stored(isFoundInAllAreas(entity) ? 'titleText' : 'searchText'),
    column,
  }
}

/** The names of all properties of a record in responses: no secrets. */
export function shownOf(entity: AnyEntity): string[] {
  const open = Object.values(entity.fields).filter(({ secret }) => !secret)
  const fields = open.map(({ name }) => name)
  return [entity.idKey, ...fields, ...computedNames(entity), 'createdAt', 'updatedAt', 'version']
}

/** The selection of a query: nothing else of a record leaves the database. */
export function selectionOf({ entity, column, slug }: RecordTable): Record<string, PgColumn | SQL> {
  const isComputed = computedMoments(entity)
  const columns = shownOf(entity).map((name): [string, PgColumn | SQL] => [
    name,
    isComputed(name) ? isoTime(column(name)) : column(name),
  ])
  return { ...Object.fromEntries(columns), ...(slug && { [SLUG]: slug }) }
}

/** The same selection for JSON that the database writes: timestamps as ISO 8601 in UTC. */
export function jsonColumns({ entity, column, slug }: RecordTable): SQL {
  const isComputed = computedMoments(entity)
  const columns = shownOf(entity).map((name) => {
    const value = column(name)
    const shown = isMoment(value) || isComputed(name) ? isoTime(value) : value
    return sql`${shown} as ${sql.identifier(name)}`
  })
  if (slug) columns.push(sql`${slug} as ${sql.identifier(SLUG)}`)
  return sql.join(columns, sql`, `)
}

function isMoment(value: PgColumn | SQL): boolean {
  return is(value, PgColumn) && value.getSQLType().startsWith('timestamp')
}

/** Tells which columns are computed and have timestamps. */
function computedMoments(entity: AnyEntity): (name: string) => boolean {
  const { computed = {} } = entity.computed ? areaOf(entity.area) : {}
  return (name) => computed[name]?.type === 'timestamp'
}

function computedNames({ computed = {} }: AnyEntity): string[] {
  return Object.keys(computed)
}
