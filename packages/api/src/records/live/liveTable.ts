import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  text,
  uuid,
  type ExtraConfigColumn,
  type PgColumnBuilderBase,
  type PgTable,
} from 'drizzle-orm/pg-core'

import { timestampColumn } from '../../platform/db/columns'
import { sortIndexes } from '../../platform/db/sortIndexes'

/** A range of times, its start included and its end not. */
const timeRange = customType<{ data: string }>({ dataType: () => 'tstzrange' })

/**
 * The table of an area's live versions: a row is a version of a record with its public fields, and the time in which the public site shows
 * it. `columns` are the id, the public fields and the text that searches of the site read; `sortedBy` names those by which the site sorts.
 *
 * drizzle-kit writes no exclusion constraints. The migration that creates the table adds one by hand, so that no two versions of a record
 * are live at once: `exclude using gist (id with =, during with &&) deferrable initially immediate`.
 */
export function liveTable<Columns extends Record<string, PgColumnBuilderBase>>(
  table: string,
  columns: Columns,
  { id, sortedBy }: { id: keyof Columns & string; sortedBy: readonly (keyof Columns & string)[] },
): PgTable {
  const name = `${table}_live`
  return pgTable(name, { ...columns, ...liveColumns() }, (built) => {
    // The columns have the names of their builders.
    const live = built as unknown as Record<string, ExtraConfigColumn>
    const column = (key: string) => {
      const found = live[key]
      if (!found) throw new Error(`${name} has no column ${key}`)
      return found
    }
    const during = column('during')
    return [
      index(`${name}_record`).on(column(id)),
      index(`${name}_starts`).on(sql`lower(${during})`),
      index(`${name}_ends`).on(sql`upper(${during})`),
      ...sortIndexes(column(id), ...[...sortedBy, 'updatedAt'].map(column)),
    ]
  })
}

/** What a live version has besides the columns of its record. The name of the user is a copy. */
function liveColumns() {
  return {
    createdAt: timestampColumn().notNull(),
    updatedAt: timestampColumn().notNull(),
    version: integer().notNull(),
    during: timeRange().notNull(),
    /** Whether it was published for a later time. */
    scheduled: boolean().notNull().default(false),
    publishedById: uuid(),
    publishedByName: text().notNull().default(''),
  }
}
