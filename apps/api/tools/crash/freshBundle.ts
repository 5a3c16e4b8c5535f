import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { build } from 'rolldown'
import { dumpEmpty } from '@staff/api/platform/db/embedded/pglite'

import { bundle } from '../../rolldown.config'

/** Bundles the current sources of the server into a new folder, which `remove` deletes. */
export async function freshBundle(): Promise<{ server: string; remove: () => void }> {
  mkdirSync(MODULES, { recursive: true })
  const dist = mkdtempSync(join(MODULES, '.crash-'))
  await build(bundle(dist, dumpEmpty))
  return {
    server: join(dist, 'server.js'),
    remove: () => rmSync(dist, { recursive: true, force: true }),
  }
}

// The bundle can resolve its packages only from a folder below this one.
const MODULES = join(import.meta.dirname, '../../node_modules')
