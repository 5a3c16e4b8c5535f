import { sql, type SQL } from 'drizzle-orm'
import { customType, integer, text, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

/** The primary key of a record: a UUID version 7 from the API, so that keys grow with time. */
export function recordId() {
  return uuid()
    .primaryKey()
    .$defaultFn(() => v7())
}

/** Timestamps and version of a record. Every update sets `updatedAt` and increments `version`. */
export function recordColumns() {
  return {
    createdAt: timestampColumn().notNull().defaultNow(),
    updatedAt: timestampColumn()
      .notNull()
      .defaultNow()
      .$onUpdate((): SQL => sql`now()`),
    version: integer()
      .notNull()
      .default(1)
      .$onUpdate((): SQL => sql`version + 1`),
  }
}

/** A timestamp with time zone, in milliseconds, read as a Date. */
export function timestampColumn() {
  return timestamp({ mode: 'date', precision: 3, withTimezone: true })
}

/** The generated column that searches read: the texts of these columns, by their database names, in lower case. */
export function searchText(...columns: string[]) {
  const texts = columns.join(String.raw` || E'\n' || `)
  return text()
    .notNull()
    .generatedAlwaysAs(sql.raw(`lower((${texts}) collate "und-x-icu")`))
}

/**
 * A normal form that texts which look the same share, like `foldText` of forms: without width, joiners, case and
 * repeated spaces. Upper case first, so that ß equals ss. An index entry has space for 400 characters.
 */
export function foldedText(column: AnyPgColumn): SQL {
  return sql`left(lower(upper(regexp_replace(regexp_replace(normalize(${column}, nfkc), ${sql.raw(JOINERS)}, '', 'g'), '\\s+', ' ', 'g') collate "und-x-icu")), 400)`
}

// PostgreSQL reads the escapes. The forms' rules refuse all other hidden characters.
const JOINERS = String.raw`'[\u200c\u200d\ufe00-\ufe0f]'`

/** Bytes. PGlite reads them as a Uint8Array, node-postgres as a Buffer, which is one. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
