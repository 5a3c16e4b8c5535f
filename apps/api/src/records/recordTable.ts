import type { AnyEntity, Stamps } from '@staff/forms/entities'
import { getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import { tables } from '../db/schema'

/** A stored record as callers see it: the entity's fields, its id and the stamps. */
export type StoredRecord = Record<string, unknown> & Stamps

/** An entity with the table that holds its records. */
export interface RecordTable {
  entity: AnyEntity
  table: PgTable
  id: PgColumn
  version: PgColumn
  /** The column of a field or stamp. Throws for a name that the table does not have. */
  column: (name: string) => PgColumn
}

/** The table of an entity. Throws when it lacks a column for one of the entity's fields. */
export function recordTable(entity: AnyEntity): RecordTable {
  const table: PgTable | undefined = Object.entries(tables).find(
    ([area]) => area === entity.area,
  )?.[1]
  if (!table) throw new Error(`No table holds ${entity.area}`)
  const columns = getTableColumns(table)
  const column = (name: string) => {
    const found = columns[name]
    if (!found) throw new Error(`The table of ${entity.area} has no column for ${name}`)
    return found
  }
  for (const field of fieldsOf(entity)) column(field)
  return { entity, table, id: column(entity.idKey), version: column('version'), column }
}

/** The names of an entity's fields. */
export function fieldsOf(entity: AnyEntity): string[] {
  return Object.keys(entity.schema.describe().fields)
}

/** What a query selects so that nothing else of a record leaves the database. */
export function selectionOf({ entity, column }: RecordTable): Record<string, PgColumn | SQL> {
  const names = [entity.idKey, ...fieldsOf(entity), 'createdAt', 'updatedAt', 'version']
  return Object.fromEntries(names.map((name) => [name, column(name)]))
}

/** A selected row as callers see it: moments as ISO 8601 in UTC. */
export function present(row: Record<string, unknown>): StoredRecord {
  // The row has exactly the columns of `selectionOf`; that its stamps are among them is not in drizzle's type.
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as StoredRecord
}
