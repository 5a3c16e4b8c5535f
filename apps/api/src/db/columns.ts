import { sql, type SQL } from 'drizzle-orm'
import { customType, integer, text, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

/** The key of a record: a UUID of version 7 made by the API, so that keys grow with time. */
export function recordId() {
  return uuid()
    .primaryKey()
    .$defaultFn(() => v7())
}

/** The stamps of a record. Every update moves `updatedAt` and `version` on by itself. */
export function recordColumns() {
  return {
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment()
      .notNull()
      .defaultNow()
      .$onUpdate((): SQL => sql`now()`),
    version: integer()
      .notNull()
      .default(1)
      .$onUpdate((): SQL => sql`version + 1`),
  }
}

/** A moment in time, to the millisecond, as a Date. */
export function moment() {
  return timestamp({ mode: 'date', precision: 3, withTimezone: true })
}

/** What the search of a list looks into: the texts of these columns in small letters, as the database names them. */
export function searchText(...columns: string[]) {
  const texts = columns.join(String.raw` || E'\n' || `)
  return text()
    .notNull()
    .generatedAlwaysAs(sql.raw(`lower((${texts}) collate "und-x-icu")`))
}

/**
 * One form of a text for all that look the same, as `foldText` of the forms has it: without width, joiners, case and
 * double spaces. By way of the capitals ß and ss are the same. An entry of an index has room for so much of it.
 */
export function foldedText(column: AnyPgColumn): SQL {
  return sql`left(lower(upper(regexp_replace(regexp_replace(normalize(${column}, nfkc), ${sql.raw(JOINERS)}, '', 'g'), '\\s+', ' ', 'g') collate "und-x-icu")), 400)`
}

// PostgreSQL reads the escapes; no other hidden character passes the rules of a form.
const JOINERS = String.raw`'[\u200c\u200d\ufe00-\ufe0f]'`

/** Bytes: PGlite reads them as a Uint8Array, node-postgres as a Buffer, which is one. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
