import { StartError } from '../problems/startError'

/** What a backup says about itself in its first line. */
export interface Header {
  /** The version of the format. */
  format: number
  /** How many migrations the database had seen, and the name of the last one. */
  level: number
  migration: string
  /** When it was made, ISO 8601. */
  madeAt: string
  /** The tables whose rows follow; each comes after those that its rows refer to. */
  tables: string[]
}

/** What a backup says in its last line: a file that was cut has none. */
export interface Footer {
  /** How many rows each table has. */
  rows: Record<string, number>
  /** The SHA-256, in hex, of all lines before this one. */
  sha256: string
}

/** The first words of a backup's first and last line; a row's line begins with the name of its table. */
export const FIRST = 'staff-console-backup'
export const LAST = 'end'

export const FORMAT = 1

/** One line of a backup: a word, a space, JSON. The JSON of a row is PostgreSQL's own and is never parsed here. */
export function lineOf(word: string, json: string): string {
  return `${word} ${json}\n`
}

/** Reads a first line. Throws a StartError for a file of another kind or of a later format. */
export function headerIn(word: string, json: string): Header {
  const header = word === FIRST ? parsed(json) : undefined
  if (!isHeader(header)) throw new StartError('This file is not a backup of the console.')
  if (header.format > FORMAT)
    throw new StartError(
      'This backup was made by a newer version of the console: restore it with that version.',
    )
  return header
}

/** Reads a last line; undefined where it is none. */
export function footerIn(json: string): Footer | undefined {
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
