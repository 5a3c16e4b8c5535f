import { PGlite } from '@electric-sql/pglite'

import { DurableFiles } from './durableFiles'

/** Starts PGlite on a folder, with real fsync: what it acknowledged survives a power cut. */
export function startInFolder(folder: string, seed?: Blob): Promise<PGlite> {
  const startParams = [...WITHOUT_FSYNC_OFF, ...set('fsync=on', 'wal_sync_method=fsync'), ...SMALL]
  return PGlite.create({ fs: new DurableFiles(folder), startParams, loadDataDir: seed })
}

/** Starts PGlite in memory, from a dump where one is given. */
export function startInMemory(seed?: Blob): Promise<PGlite> {
  return PGlite.create({ startParams: [...PGlite.defaultStartParams, ...SMALL], loadDataDir: seed })
}

/** A freshly made, empty database as a compressed dump: loading it costs a fraction of making it. */
export async function dumpEmpty(): Promise<Blob> {
  const pglite = await startInMemory()
  const dump = await pglite.dumpDataDir('gzip')
  await pglite.close()
  return dump
}

// `-F` turns fsync off and would win over `fsync=on`.
const WITHOUT_FSYNC_OFF = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')

// PGlite's own 160 MB of buffers are resident from the start.
const SMALL = set('shared_buffers=32MB')

function set(...parameters: string[]): string[] {
  return parameters.flatMap((parameter) => ['-c', parameter])
}
