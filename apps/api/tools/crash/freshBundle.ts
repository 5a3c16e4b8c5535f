import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { build } from 'rolldown'

import { bundle } from '../../rolldown.config'
import { dumpEmpty } from '../../src/db/embedded/pglite'

/** The server, bundled as its sources are now into a folder of its own, which `remove` takes away. */
export async function freshBundle(): Promise<{ server: string; remove: () => void }> {
  mkdirSync(MODULES, { recursive: true })
  const dist = mkdtempSync(join(MODULES, '.crash-'))
  await build(bundle(dist, dumpEmpty))
  return {
    server: join(dist, 'server.js'),
    remove: () => rmSync(dist, { recursive: true, force: true }),
  }
}

// The bundle finds the packages that it imports only from a place below this one.
const MODULES = join(import.meta.dirname, '../../node_modules')
