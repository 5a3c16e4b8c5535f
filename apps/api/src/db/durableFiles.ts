import { fsyncSync } from 'node:fs'

import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = NodeFS['init']

/** What the file system of PGlite's WebAssembly module lets us complete. */
interface ModuleFiles {
  NODEFS: {
    tryFSOperation: (act: () => void) => void
    stream_ops: { fsync?: (stream: { nfd: number }) => void }
  }
}

/**
 * PGlite's folder on disk, with the one call that it lacks: without it PostgreSQL's fsync does nothing
 * and a power cut loses what was acknowledged. It covers fsync only, so the server must run with
 * `wal_sync_method=fsync`: PGlite's fdatasync does nothing at all.
 */
export class DurableFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [...(emscriptenOpts.preRun ?? []), addSync]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function addSync(module: unknown) {
  // PGlite types its module by Emscripten's general file system; these names are its Node one's.
  const { NODEFS } = module as ModuleFiles
  NODEFS.stream_ops.fsync = (stream) => NODEFS.tryFSOperation(() => fsyncSync(stream.nfd))
}
