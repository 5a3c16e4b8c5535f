import type { AnyEntity } from '@staff/entity'
import { getTableColumns, sql, type Placeholder, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'

import { areaOf } from '../table/areas'

/** The table of an entity's live versions, in the parts of a statement. */
export interface LiveRows {
  table: PgTable
  /** The table of the records. */
  source: PgTable
  /** The column with the id of the record. */
  id: SQL
  /** The columns that a live version has from its record, but for those that the database computes. */
  names: readonly string[]
}

/** The live versions of an entity; undefined if the public site shows none of its records. */
export function liveRows({ area, idKey, publicSite }: AnyEntity): LiveRows | undefined {
  const { live: table, table: source } = areaOf(area)
  if (!publicSite || !table) return undefined
  const stored = Object.entries(getTableColumns(table)).filter(
    ([key, column]) => !column.generated && !OWN.includes(key),
  )
  const names = stored.map(([key]) => toSnakeCase(key))
  return { table, source, id: nameOf(toSnakeCase(idKey)), names }
}

const OWN = ['during', 'scheduled', 'publishedById', 'publishedByName']

/** The name of a column, quoted. */
function nameOf(column: string): SQL {
  return sql`${sql.identifier(column)}`
}

/** The columns of a live version that it has from its record, as a list: of the relation with this alias, if one is given. */
export function liveColumns({ names }: LiveRows, alias?: string): SQL {
  const prefix = alias === undefined ? sql`` : sql`${sql.identifier(alias)}.`
  return sql.join(
    names.map((name) => sql`${prefix}${nameOf(name)}`),
    sql`, `,
  )
}

/** Ids as one parameter, however many there are: the right side of `in`. */
export function listOf(ids: readonly string[]): SQL {
  return listIn(JSON.stringify(ids))
}

/** The ids in the JSON of a list, or in that of a placeholder. */
export function listIn(json: string | Placeholder): SQL {
  return sql`(select value::uuid from jsonb_array_elements_text(${json}::jsonb))`
}
