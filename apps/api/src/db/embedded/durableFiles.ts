import { fsyncSync } from 'node:fs'

import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = NodeFS['init']

interface Attributes {
  mode?: number
}

/** What the file system of PGlite's WebAssembly module lets us complete and change. */
interface ModuleFiles {
  NODEFS: {
    tryFSOperation: (act: () => void) => void
    node_ops: {
      mknod: (parent: unknown, name: string, mode: number, device: number) => unknown
      setattr: (node: unknown, attributes: Attributes) => void
    }
    stream_ops: {
      fsync?: (stream: { nfd: number }) => void
      setattr: (stream: unknown, attributes: Attributes) => void
    }
  }
}

/**
 * PGlite's folder on disk, with the one call that it lacks: without it PostgreSQL's fsync does nothing
 * and a power cut loses what was acknowledged. It covers fsync only, so the server must run with
 * `wal_sync_method=fsync`: PGlite's fdatasync does nothing at all.
 *
 * What it makes is its owner's alone. PGlite asks for 0666 and 0777 and sets them once more after the process's
 * umask has been applied.
 */
export class DurableFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [...(emscriptenOpts.preRun ?? []), addSync, keepPrivate]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function addSync(module: unknown) {
  // PGlite types its module by Emscripten's general file system; these names are its Node one's.
  const { NODEFS } = module as ModuleFiles
  NODEFS.stream_ops.fsync = (stream) => NODEFS.tryFSOperation(() => fsyncSync(stream.nfd))
}

function keepPrivate(module: unknown) {
  // As above.
  const { node_ops, stream_ops } = (module as ModuleFiles).NODEFS
  const { mknod, setattr: setOfNode } = node_ops
  const { setattr: setOfStream } = stream_ops
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, ownersOnly(mode), device)
  node_ops.setattr = (node, attributes) => setOfNode(node, withoutOthers(attributes))
  stream_ops.setattr = (stream, attributes) => setOfStream(stream, withoutOthers(attributes))
}

function withoutOthers(attributes: Attributes): Attributes {
  const { mode } = attributes
  return mode === undefined ? attributes : { ...attributes, mode: ownersOnly(mode) }
}

function ownersOnly(mode: number): number {
  return mode & ~0o077
}
