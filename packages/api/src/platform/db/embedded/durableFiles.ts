import { fsyncSync } from 'node:fs'

import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = NodeFS['init']

interface Attributes {
  mode?: number
}

/** The parts of the file system in PGlite's WebAssembly module that this file replaces. */
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
 * PGlite's file system on disk, with a working fsync. Without it, a power cut loses acknowledged writes. PGlite's
 * fdatasync does nothing either, so the server must run with `wal_sync_method=fsync`.
 *
 * Files and folders are private to their owner: PGlite itself sets the modes 0666 and 0777, after the umask was
 * applied.
 */
export class DurableFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [...(emscriptenOpts.preRun ?? []), addSync, keepPrivate]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function addSync(module: unknown) {
  // PGlite types its module with Emscripten's general file system; these names belong to the one for Node.
  const { NODEFS } = module as ModuleFiles
  NODEFS.stream_ops.fsync = (stream) => NODEFS.tryFSOperation(() => fsyncSync(stream.nfd))
}

function keepPrivate(module: unknown) {
  // See `addSync`.
  const { node_ops, stream_ops } = (module as ModuleFiles).NODEFS
  const { mknod, setattr: setOfNode } = node_ops
  const { setattr: setOfStream } = stream_ops
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, privateMode(mode), device)
  node_ops.setattr = (node, attributes) => setOfNode(node, withPrivateMode(attributes))
  stream_ops.setattr = (stream, attributes) => setOfStream(stream, withPrivateMode(attributes))
}

function withPrivateMode(attributes: Attributes): Attributes {
  const { mode } = attributes
  return mode === undefined ? attributes : { ...attributes, mode: privateMode(mode) }
}

function privateMode(mode: number): number {
  return mode & ~0o077
}
