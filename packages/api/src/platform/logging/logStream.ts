import { write, writeSync } from 'node:fs'

/** The maximum size of buffered lines while the disk or the reader is slow, in bytes. */
const MAX_WAITING_BYTES = 256 * 1024

/** The delay before another attempt after an error, in milliseconds. */
const RETRY_MS = 100

/** A write that takes longer than this, in milliseconds, counts as one without a reader. */
const STUCK_MS = 1000

/**
 * Writes lines to a file descriptor in order and without blocking. A full disk, a closed pipe or a reader that does not read
 * never stops the server: lines are buffered, then new ones are dropped and counted. When writing works again, a line
 * reports how many are missing.
 */
class LogStream {
  #waiting: Buffer[] = []
  #waitingBytes = 0
  /** How many lines were dropped since the last line that says so. */
  #missing = 0
  #dropped = 0
  #writingSince: number | undefined
  #retry: NodeJS.Timeout | undefined

  constructor(private readonly fd: number) {
    process.on('exit', () => this.#flushAtExit())
  }

  write(line: string) {
    if (this.#waitingBytes + Buffer.byteLength(line) > MAX_WAITING_BYTES) {
      this.#missing += 1
      this.#dropped += 1
      return
    }
    this.#add(line)
    this.#flush()
  }

  /** How many lines were dropped since the start. */
  dropped(): number {
    return this.#dropped
  }

  #add(line: string) {
    const buffer = Buffer.from(line)
    this.#waiting.push(buffer)
    this.#waitingBytes += buffer.length
  }

  #takeWaiting(): Buffer {
    const all = Buffer.concat(this.#waiting)
    this.#waiting = []
    return all
  }

  #flush() {
    if (this.#writingSince !== undefined || this.#retry || this.#waiting.length === 0) return
    this.#writingSince = Date.now()
    const all = this.#takeWaiting()
    write(this.fd, all, 0, all.length, null, (error, written) => {
      this.#writingSince = undefined
      if (error) this.#retryLater(all)
      else this.#continue(all, written)
    })
  }

  #retryLater(unwritten: Buffer) {
    this.#waiting.unshift(unwritten)
    this.#retry = setTimeout(() => {
      this.#retry = undefined
      this.#flush()
    }, RETRY_MS).unref()
  }

  #continue(all: Buffer, written: number) {
    this.#waitingBytes -= written
    const rest = all.subarray(written)
    if (rest.length > 0) this.#waiting.unshift(rest)
    else this.#reportMissing()
    this.#flush()
  }

  #reportMissing() {
    if (this.#missing === 0) return
    this.#add(missingLine(this.#missing))
    this.#missing = 0
  }

  #flushAtExit() {
    // Writing to a pipe that nobody reads would block the exit.
    const isStuck = this.#writingSince !== undefined && Date.now() - this.#writingSince > STUCK_MS
    if (isStuck || this.#waiting.length === 0) return
    try {
      writeSync(this.fd, this.#takeWaiting())
    } catch {
      // An error of the log cannot be logged.
    }
  }
}

/** Ignores errors of the standard streams: without a listener, a full disk would end the process. */
export function ignoreOutputErrors() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

/** The server's log on its standard output. Lines that cannot be written in time are dropped and counted. */
export const stdoutLog = new LogStream(1)

// In the format of pino; level 40 is a warning.
function missingLine(missing: number): string {
  const line = {
    level: 40,
    time: Date.now(),
    pid: process.pid,
    missing,
    msg: 'log lines were dropped',
  }
  return `${JSON.stringify(line)}\n`
}
