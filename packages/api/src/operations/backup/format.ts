import { StartError } from '../../platform/problems/startError'

/** The first line of a backup. */
export interface Header {
  /** The version of the format. */
  format: number
  /** How many migrations were applied to the database, and the name of the last one. */
  level: number
  migration: string
  /** When the backup was made, in ISO 8601. */
  madeAt: string
  /** The tables whose rows follow, each after the tables that it references. `PICTURE_BYTES` is the last if pictures were outside the database. */
  tables: string[]
}

/** The last line of a backup. A truncated file has none. */
export interface Footer {
  /** How many rows each table has. */
  rows: Record<string, number>
  /** The SHA-256, in hex, of all lines before this one. */
  sha256: string
}

/** The first words of the first and the last line. The line of a row begins with the name of its table. */
export const HEADER = 'staff-console-backup'
export const FOOTER = 'end'

/** The first word of a line with the bytes of a picture that was not in the database. */
export const PICTURE_BYTES = 'picture_bytes'

export const FORMAT = 1

/** Formats a line: a word, a space, JSON. The JSON of a row comes from PostgreSQL and is never parsed here. */
export function formatLine(word: string, json: string): string {
  return `${word} ${json}\n`
}

/** Parses a first line. Throws a StartError for another kind of file or a later format. */
export function parseHeader(word: string, json: string): Header {
  const header = word === HEADER ? parsed(json) : undefined
  if (!isHeader(header)) throw new StartError('This file is not a backup of the console.')
  if (header.format > FORMAT)
    throw new StartError(
      'This backup was made by a newer version of the console: restore it with that version.',
    )
  return header
}

/** Parses a last line; undefined if it is invalid. */
export function parseFooter(json: string): Footer | undefined {
  const footer = parsed(json)
  return isFooter(footer) ? footer : undefined
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function isHeader(value: unknown): value is Header {
  return (
    isObject(value) &&
    typeof value['format'] === 'number' &&
    typeof value['level'] === 'number' &&
    typeof value['migration'] === 'string' &&
    typeof value['madeAt'] === 'string' &&
    Array.isArray(value['tables']) &&
    value['tables'].every((table) => typeof table === 'string')
  )
}

function isFooter(value: unknown): value is Footer {
  return isObject(value) && isObject(value['rows']) && typeof value['sha256'] === 'string'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
