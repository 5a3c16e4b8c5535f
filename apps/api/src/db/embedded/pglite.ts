import { PGlite } from '@electric-sql/pglite'

import { DurableFiles } from './durableFiles'

/** Hears, at once, that a database has given up, with PostgreSQL's own words. */
export type OnPanic = (reason: string) => void

interface StartOptions {
  seed?: Blob | undefined
  onPanic?: OnPanic | undefined
}

/** Starts PGlite on a folder, with real fsync: what it acknowledged survives a power cut. */
export async function startInFolder(
  folder: string,
  { seed, onPanic }: StartOptions = {},
): Promise<PGlite> {
  const startParams = [...WITHOUT_FSYNC_OFF, ...set('fsync=on', 'wal_sync_method=fsync'), ...SMALL]
  const fs = new DurableFiles(folder)
  const pglite = await PGlite.create({ fs, startParams, ...(seed && { loadDataDir: seed }) })
  if (onPanic) hearPanic(pglite, onPanic)
  return pglite
}

/** Starts PGlite in memory, from a dump where one is given. */
export function startInMemory(seed?: Blob): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, ...SMALL]
  return PGlite.create({ startParams, ...(seed && { loadDataDir: seed }) })
}

/** A freshly made, empty database as a compressed dump: loading it costs a fraction of making it. */
export async function dumpEmpty(): Promise<Blob> {
  const pglite = await startInMemory()
  const dump = await pglite.dumpDataDir('gzip')
  await pglite.close()
  return dump
}

/**
 * PostgreSQL ends itself where it cannot write its log, and another process starts it anew. Here nobody does, and the
 * next query would wait for an answer for ever, and the whole process with it: there must be no next one.
 */
function hearPanic(pglite: PGlite, onPanic: OnPanic) {
  const run = pglite.execProtocolStream.bind(pglite)
  pglite.execProtocolStream = async (message, options) => {
    try {
      return await run(message, options)
    } catch (error) {
      if (isPanic(error)) onPanic(error.message)
      throw error
    }
  }
}

function isPanic(error: unknown): error is Error {
  return error instanceof Error && 'severity' in error && error.severity === 'PANIC'
}

// `-F` turns fsync off and would win over `fsync=on`.
const WITHOUT_FSYNC_OFF = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')

// PGlite's own 160 MB of buffers are resident from the start.
const SMALL = set('shared_buffers=32MB')

function set(...parameters: string[]): string[] {
  return parameters.flatMap((parameter) => ['-c', parameter])
}
