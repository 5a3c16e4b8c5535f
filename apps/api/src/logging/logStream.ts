import { write, writeSync } from 'node:fs'

/** How many bytes of lines wait for a disk or a reader that takes none, and after how many milliseconds it is tried again. */
const MOST_BYTES = 256 * 1024
const RETRY_MS = 100

/** A write that takes so long finds no reader, in milliseconds. */
const PLUGIN_TIMEOUT_MS = 1000

/** A log's destination that can fail without harm: what cannot be written in time is dropped and counted. */
export interface LogStream {
  write(line: string): void
  /** How many lines were dropped since the start. */
  dropped: () => number
}

/**
 * Writes lines to a file descriptor without waiting for it, in their order. A full disk, a reader that has gone or one that
 * does not read stops nobody: lines wait in memory, then new ones are dropped, and when there is room again a line
 * says how many are missing.
 */
function logStream(fd: number, most = MOST_BYTES): LogStream {
  let waiting: Buffer[] = []
  let bytes = 0
  let missing = 0
  let dropped = 0
  let isWriting = false
  let writingSince = 0
  let retry: NodeJS.Timeout | undefined

  const add = (line: string) => {
    const buffer = Buffer.from(line)
    waiting.push(buffer)
    bytes += buffer.length
  }

  const take = () => {
    const all = Buffer.concat(waiting)
    waiting = []
    return all
  }

  const tellMissing = () => {
    if (missing === 0) return
    add(missingLine(missing))
    missing = 0
  }

  const flush = () => {
    if (isWriting || retry || waiting.length === 0) return
    isWriting = true
    writingSince = Date.now()
    const all = take()
    write(fd, all, 0, all.length, null, (error, written) => {
      isWriting = false
      bytes -= error ? 0 : written
      const rest = error ? all : all.subarray(written)
      if (rest.length > 0) waiting.unshift(rest)
      else tellMissing()
      if (error)
        retry = setTimeout(() => {
          retry = undefined
          flush()
        }, RETRY_MS).unref()
      else flush()
    })
  }

  process.on('exit', () => {
    // A reader that takes nothing would hold the end of the process for ever.
    const isStuck = isWriting && Date.now() - writingSince > PLUGIN_TIMEOUT_MS
    if (isStuck || waiting.length === 0) return
    try {
      writeSync(fd, take())
    } catch {
      // There is nobody left to tell.
    }
  })

  return {
    write: (line) => {
      if (bytes + Buffer.byteLength(line) > most) {
        missing += 1
        dropped += 1
        return
      }
      add(line)
      flush()
    },
    dropped: () => dropped,
  }
}

/** Lets what is printed besides the log get lost, too: without a listener a full disk ends the process. */
export function ignoreOutputErrors() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

/** The log of the server: its standard output. */
export const stdoutLog = logStream(1)

// In the form of pino's own lines; 40 is a warning.
function missingLine(missing: number): string {
  const line = { level: 40, time: Date.now(), pid: process.pid, missing, msg: 'lines are missing' }
  return `${JSON.stringify(line)}\n`
}
