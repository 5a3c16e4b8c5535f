import { createHash } from 'node:crypto'
import { closeSync, createReadStream, openSync, readSync } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

import { codeOf, StartError } from '../../platform/problems/startError'
import { parseFooter, parseHeader, FOOTER, type Footer, type Header } from './format'
import { ENCRYPTED_HEAD, decrypt, type BackupKey } from './encryption'

/** The header of a backup and its number of rows. */
export interface Contents extends Header {
  rows: Footer['rows']
}

/** Receives a row of a table as JSON from PostgreSQL. */
export type OnRow = (table: string, row: string) => Promise<void> | void

export interface ReadOptions {
  /** The key of an encrypted backup. */
  key?: BackupKey | undefined
  onRow?: OnRow
}

/**
 * Reads a backup and passes its rows on. Throws a StartError unless it is complete and unchanged. This is
 * known only at the end: to check a backup before its rows are used, read it once without `onRow`.
 */
export async function readBackup(
  file: string,
  { key, onRow = () => undefined }: ReadOptions = {},
): Promise<Contents> {
  const hash = createHash('sha256')
  const rows: Footer['rows'] = {}
  let header: Header | undefined
  let footer: Footer | undefined
  for await (const line of backupLines(file, key)) {
    if (footer) throw damaged()
    const { word, json } = splitLine(line)
    if (word === FOOTER && header) {
      footer = parseFooter(json)
      continue
    }
    hash.update(line).update('\n')
    if (header) {
      if (!header.tables.includes(word)) throw damaged()
      rows[word] = (rows[word] ?? 0) + 1
      await onRow(word, json)
    } else {
      header = parseHeader(word, json)
      for (const table of header.tables) rows[table] = 0
    }
  }
  if (!header) throw new StartError('This file is not a backup of the console.')
  if (!footer) throw new StartError('This backup is not complete: its end is missing.')
  if (footer.sha256 !== hash.digest('hex') || !haveSameCounts(footer.rows, rows)) throw damaged()
  return { ...header, rows }
}

/** Splits at line feeds only. readline would also split at U+2028, which a text may contain. */
async function* backupLines(file: string, key?: BackupKey): AsyncGenerator<Buffer> {
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
  const keyOfFile = isEncrypted(file) ? keyFor(file, key) : undefined
  const decrypted = keyOfFile && ((bytes: AsyncIterable<Buffer>) => decrypt(bytes, keyOfFile))
  const unpacked = createGunzip()
  if (decrypted) pipeline(createReadStream(file), decrypted, unpacked, ignoreError)
  else pipeline(createReadStream(file), unpacked, ignoreError)
  try {
    yield* unpacked
  } catch (error) {
    throw withReason(file, error)
  }
}

/** Errors are ignored here because every error of a pipeline is also thrown to the reader of its last part. */
function ignoreError() {}

/** Whether a backup is encrypted. */
export function isEncrypted(file: string): boolean {
  const begin = Buffer.alloc(ENCRYPTED_HEAD.length)
  try {
    const opened = openSync(file, 'r')
    readSync(opened, begin)
    closeSync(opened)
  } catch (error) {
    throw withReason(file, error)
  }
  return begin.equals(ENCRYPTED_HEAD)
}

function keyFor(file: string, key: BackupKey | undefined): BackupKey {
  if (key) return key
  throw new StartError(
    `The backup ${file} is encrypted: name the file of its key with --key-file or BACKUP_KEY_FILE.`,
  )
}

function splitLine(line: Buffer) {
  const space = line.indexOf(' ')
  return { word: line.toString('utf8', 0, space), json: line.toString('utf8', space + 1) }
}

function withReason(file: string, error: unknown): unknown {
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

function haveSameCounts(one: Footer['rows'], other: Footer['rows']): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => one[name] === other[name])
}
