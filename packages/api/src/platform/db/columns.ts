import { getTableColumns, is, sql, SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import {
  boolean,
  customType,
  date,
  integer,
  text,
  timestamp,
  uuid,
  type AnyPgColumn,
  type PgColumn,
  type PgTable,
} from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

/** The primary key of a record: a UUID version 7 from the API. Later keys are greater. */
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

/** The columns of the fields for search engines, which an entity with pages has. */
export function searchEngineColumns() {
  return {
    metaTitle: text().notNull().default(''),
    metaDescription: text().notNull().default(''),
    shareImage: text().notNull().default(''),
    noIndex: boolean().notNull().default(false),
  }
}

/** The position of a record whose entity has no field for it. A new record has none, and so comes last. */
export function placeColumn() {
  return integer()
}

/** A timestamp with time zone, in milliseconds, read as a Date. */
export function timestampColumn() {
  return timestamp({ mode: 'date', precision: 3, withTimezone: true })
}

/** A time as ISO 8601 in UTC with milliseconds, as the API returns it. Such texts compare like times. */
export function isoTime(time: PgColumn | SQL): SQL<string> {
  return sql`to_char(${time} at time zone 'UTC', ${ISO})`
}

const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)

/** The column of a `date` field: a day, as 'YYYY-MM-DD'. */
export function dayColumn() {
  return date({ mode: 'string' })
}

/** The column of a `dateTime` field: ISO 8601 in UTC with milliseconds. */
export const momentColumn = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** The generated column for searches: the text of the given columns in lower case. Takes the names of the database's columns. */
export function searchText(...columns: string[]) {
  const texts = columns.join(String.raw` || E'\n' || `)
  return text()
    .notNull()
    .generatedAlwaysAs(sql.raw(`lower((${texts}) collate "und-x-icu")`))
}

/**
 * The generated column for the search in all areas: the title in lower case, as `titleOf` of the entity joins it. Cut after 400
 * characters, the space of an index entry. Takes the names of the database's columns.
 */
export function titleText(...columns: string[]) {
  const title = columns.join(` || ' ' || `)
  return text()
    .notNull()
    .generatedAlwaysAs(sql.raw(`left(lower((${title}) collate "und-x-icu"), 400)`))
}

/**
 * A normal form for unique indexes: texts that differ only in width, joiners, case or spaces are equal. `foldText` of the
 * forms package has the same rule. Converts to upper case first, so that ß equals ss. Cut after 400 characters, the space of
 * an index entry.
 */
export function foldedText(column: AnyPgColumn | SQL): SQL {
  return sql`left(lower(upper(regexp_replace(regexp_replace(normalize(${column}, nfkc), ${sql.raw(JOINERS)}, '', 'g'), '\\s+', ' ', 'g') collate "und-x-icu")), 400)`
}

// PostgreSQL interprets the escapes. The rules of the forms refuse all other hidden characters.
const JOINERS = String.raw`'[\u200c\u200d\ufe00-\ufe0f]'`

/** Bytes. PGlite returns a Uint8Array, node-postgres a Buffer, which is also a Uint8Array. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** The defaults of a table's columns that are plain values, by the names that the database has for the columns. */
export function plainDefaults(table: PgTable): Record<string, unknown> {
  const columns = Object.entries(getTableColumns(table))
  return Object.fromEntries(
    columns.flatMap(([key, { default: value }]) =>
      value === undefined || is(value, SQL) ? [] : [[toSnakeCase(key), value]],
    ),
  )
}
