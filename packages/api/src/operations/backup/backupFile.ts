import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import { encrypt, type BackupKey } from './encryption'
import { FOOTER, formatLine, HEADER, type Header } from './format'

/** Writes the lines of a backup to a new file, readable by its owner only and encrypted if there is a key. */
export class BackupFile {
  readonly #lines = new PassThrough()
  readonly #hash = createHash('sha256')
  readonly #rows: Record<string, number>
  /** Rejects with the error of the file. */
  readonly #written: Promise<void>

  constructor(file: string, header: Header, key?: BackupKey) {
    const target = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true })
    this.#written = key
      ? pipeline(this.#lines, createGzip(), encrypt(key), target)
      : pipeline(this.#lines, createGzip(), target)
    // The next line, or the end, throws it.
    this.#written.catch(() => undefined)
    this.#rows = Object.fromEntries(header.tables.map((table) => [table, 0]))
    const first = formatLine(HEADER, JSON.stringify(header))
    this.#hash.update(first)
    this.#lines.on('error', () => undefined).write(first)
  }

  /** Writes the row of a table. Resolves when there is room for the next one. */
  async write(table: string, row: string): Promise<void> {
    const line = formatLine(table, row)
    this.#hash.update(line)
    this.#rows[table] = (this.#rows[table] ?? 0) + 1
    if (!this.#lines.write(line)) await Promise.race([this.#written, once(this.#lines, 'drain')])
  }

  /** Writes the last line. Resolves when the file is on the disk. */
  async end(): Promise<void> {
    const footer = { rows: this.#rows, sha256: this.#hash.digest('hex') }
    this.#lines.end(formatLine(FOOTER, JSON.stringify(footer)))
    await this.#written
  }

  /** Closes the file as it is. */
  async abort(): Promise<void> {
    this.#lines.destroy()
    await this.#written.catch(() => undefined)
  }
}
