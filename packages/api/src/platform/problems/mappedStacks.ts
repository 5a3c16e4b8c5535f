import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Makes the stacks of errors name our source files. Node's own `--enable-source-maps` keeps the maps of all files in memory from
 * the start; this reads them when a stack is asked for. Does nothing beside sources, which have no maps.
 */
export function mapStacks() {
  if (!hasMap(import.meta.url)) return
  Error.prepareStackTrace = (error, frames) =>
    // oxlint-disable-next-line typescript/no-base-to-string -- A frame has a text of its own, which its type does not mention.
    [headOf(error), ...frames.map((frame) => `    at ${mapped(frame.toString())}`)].join('\n')
}

/** Replaces the place in a frame, `createApp (file:///srv/dist/server.js:10:5)`, by the one in the source. */
function mapped(frame: string): string {
  return frame.replace(PLACE, (place, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return place
    const source = new URL(entry.originalSource, file).href
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
}

// Begins only where a place can begin: otherwise each `file://` in a text would be read to its end.
const PLACE = /(?<=^|[\s(])(file:\/\/[^\s()]+):(\d+):(\d+)/

/** The map of a bundled file, read once in a while: errors often come together. */
function mapOf(file: string): SourceMap | undefined {
  if (maps.size === 0) setTimeout(() => maps.clear(), KEPT_MS).unref()
  const known = maps.get(file) ?? readMap(file)
  maps.set(file, known)
  return known
}

const KEPT_MS = 60_000
const maps = new Map<string, SourceMap | undefined>()

// A missing or damaged map must not hide the error.
function readMap(file: string): SourceMap | undefined {
  try {
    if (!hasMap(file)) return undefined
    // The bundler wrote the file.
    return new SourceMap(
      JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')) as SourceMapPayload,
    )
  } catch {
    return undefined
  }
}

function hasMap(file: string): boolean {
  return existsSync(fileURLToPath(`${file}.map`))
}

function headOf(error: unknown): string {
  try {
    return Error.prototype.toString.call(error)
  } catch {
    return 'Error'
  }
}
