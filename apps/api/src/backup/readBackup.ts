import { createHash } from 'node:crypto'
import { closeSync, createReadStream, openSync, readSync } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

import { codeOf, StartError } from '../problems/startError'
import { footerIn, headerIn, LAST, type Footer, type Header } from './format'
import { SEALED, unseal, type BackupKey } from './sealing'

/** What a backup is found to hold. */
export interface Contents extends Header {
  rows: Footer['rows']
}

/** Takes a row of a table, which is JSON in PostgreSQL's words. */
export type TakeRow = (table: string, row: string) => Promise<void> | void

export interface ReadOptions {
  /** What a sealed backup is opened with. */
  key?: BackupKey | undefined
  take?: TakeRow
}

/**
 * Reads a backup from its first line to its last and hands on its rows. Throws a StartError unless it is whole and
 * unchanged, which is certain only at the end: to be sure beforehand, read it once without taking anything.
 */
export async function readBackup(
  file: string,
  { key, take = () => undefined }: ReadOptions = {},
): Promise<Contents> {
  const hash = createHash('sha256')
  const rows: Footer['rows'] = {}
  let header: Header | undefined
  let footer: Footer | undefined
  for await (const line of linesIn(file, key)) {
    if (footer) throw damaged()
    const { word, json } = parted(line)
    if (word === LAST && header) {
      footer = footerIn(json)
      continue
    }
    hash.update(line).update('\n')
    if (header) {
      if (!header.tables.includes(word)) throw damaged()
      rows[word] = (rows[word] ?? 0) + 1
      await take(word, json)
    } else {
      header = headerIn(word, json)
      for (const table of header.tables) rows[table] = 0
    }
  }
  if (!header) throw new StartError('This file is not a backup of the console.')
  if (!footer) throw new StartError('This backup is not complete: its end is missing.')
  if (footer.sha256 !== hash.digest('hex') || !isSame(footer.rows, rows)) throw damaged()
  return { ...header, rows }
}

/** Lines end where the writer ended them: readline would also break at U+2028, which a text may contain. */
async function* linesIn(file: string, key?: BackupKey): AsyncGenerator<Buffer> {
  let rest: Buffer[] = []
  for await (const chunk of bytesIn(file, key)) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end)])
      rest = []
      start = end + 1
    }
    rest.push(chunk.subarray(start))
  }
  if (rest.some(({ length }) => length > 0)) yield Buffer.concat(rest)
}

const NEWLINE = 10

async function* bytesIn(file: string, key?: BackupKey): AsyncGenerator<Buffer> {
  const sealedWith = isSealed(file) ? keyFor(file, key) : undefined
  const unseals = sealedWith && ((bytes: AsyncIterable<Buffer>) => unseal(bytes, sealedWith))
  const unpacked = createGunzip()
  if (unseals) pipeline(createReadStream(file), unseals, unpacked, hearNothing)
  else pipeline(createReadStream(file), unpacked, hearNothing)
  try {
    yield* unpacked
  } catch (error) {
    throw explained(file, error)
  }
}

/** An error anywhere ends a whole pipeline, and whoever reads its last part gets that error. */
function hearNothing() {}

/** Whether a backup is encrypted. */
export function isSealed(file: string): boolean {
  const begin = Buffer.alloc(SEALED.length)
  try {
    const opened = openSync(file, 'r')
    readSync(opened, begin)
    closeSync(opened)
  } catch (error) {
    throw explained(file, error)
  }
  return begin.equals(SEALED)
}

function keyFor(file: string, key: BackupKey | undefined): BackupKey {
  if (key) return key
  throw new StartError(
    `The backup ${file} is encrypted: name the file of its key with --key-file or BACKUP_KEY_FILE.`,
  )
}

function parted(line: Buffer) {
  const space = line.indexOf(' ')
  return { word: line.toString('utf8', 0, space), json: line.toString('utf8', space + 1) }
}

function explained(file: string, error: unknown): unknown {
  if (error instanceof StartError) return error
  const code = codeOf(error) ?? ''
  if (code === 'ENOENT') return new StartError(`There is no file ${file}.`)
  if (code === 'Z_BUF_ERROR') return new StartError('This backup is not complete: it was cut.')
  if (code === 'Z_DATA_ERROR')
    return new StartError('This file is not a backup of the console, or it is damaged.')
  return new StartError(`The file ${file} cannot be read (${code}).`, { cause: error })
}

function damaged(): StartError {
  return new StartError('This backup is damaged: its content does not fit its checksum.')
}

function isSame(one: Footer['rows'], other: Footer['rows']): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => one[name] === other[name])
}
