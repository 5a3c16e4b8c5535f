import { PGlite } from '@electric-sql/pglite'

import { DurableFiles } from './durableFiles'
import { EXTENSIONS } from './extensions'

/** Called at once when a database panics, with PostgreSQL's message. */
export type OnPanic = (reason: string) => void

interface StartOptions {
  seed?: Blob | undefined
  onPanic?: OnPanic | undefined
}

/** Starts PGlite on a folder, with a working fsync: acknowledged writes survive a power cut. */
export async function startInFolder(
  folder: string,
  { seed, onPanic }: StartOptions = {},
): Promise<PGlite> {
  const startParams = [
    ...WITHOUT_FSYNC_OFF,
    ...set('fsync=on', 'wal_sync_method=fsync'),
    ...LESS_MEMORY,
  ]
  const fs = new DurableFiles(folder)
  const pglite = await PGlite.create({
    fs,
    startParams,
    extensions: EXTENSIONS,
    ...(seed && { loadDataDir: seed }),
  })
  endAtPanic(pglite, onPanic)
  return pglite
}

/** Starts PGlite in memory, from a dump if there is one. */
export function startInMemory(seed?: Blob): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, ...LESS_MEMORY]
  return PGlite.create({
    startParams,
    extensions: EXTENSIONS,
    ...(seed && { loadDataDir: seed }),
  })
}

/** A new, empty database as a compressed dump. Loading it takes a fraction of the time of initdb. */
export async function dumpEmpty(): Promise<Blob> {
  const pglite = await startInMemory()
  const dump = await pglite.dumpDataDir('gzip')
  await pglite.close()
  return dump
}

/**
 * PostgreSQL panics when it cannot write its log, and its supervisor restarts it. PGlite has no supervisor: the next query, such as
 * a checkpoint, would block the process forever. So it is refused.
 */
function endAtPanic(pglite: PGlite, onPanic: OnPanic | undefined) {
  const run = pglite.execProtocolStream.bind(pglite)
  let panic: Error | undefined
  pglite.execProtocolStream = async (message, options) => {
    if (panic) throw panic
    try {
      return await run(message, options)
    } catch (error) {
      if (isPanic(error)) {
        panic = error
        onPanic?.(error.message)
      }
      throw error
    }
  }
}

function isPanic(error: unknown): error is Error {
  return error instanceof Error && 'severity' in error && error.severity === 'PANIC'
}

// `-F` disables fsync and overrides `fsync=on`.
const WITHOUT_FSYNC_OFF = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')

// By default PGlite allocates 160 MB of buffers at the start.
const LESS_MEMORY = set('shared_buffers=32MB')

function set(...parameters: string[]): string[] {
  return parameters.flatMap((parameter) => ['-c', parameter])
}
