import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { build } from 'rolldown'
import { dumpEmpty } from '@staff/api/platform/db/embedded/pglite'
import { drop, makeEmpty } from '@staff/api/testing/postgresTemplate'

import { bundle } from '../../rolldown.config'

/** A bundle of the server's current sources and a new database for it. `remove` deletes both. */
export interface FreshServer {
  server: string
  env: Record<string, string>
  remove: () => Promise<void>
}

/** Bundles the server and creates a database on the given PostgreSQL, or an embedded one. */
export async function freshServer(serverUrl: string | undefined): Promise<FreshServer> {
  mkdirSync(MODULES, { recursive: true })
  const dist = mkdtempSync(join(MODULES, '.fuzz-'))
  const removeBundle = () => rmSync(dist, { recursive: true, force: true })
  try {
    await build(bundle(dist, dumpEmpty))
    const { env, remove } = serverUrl ? await newPostgres(serverUrl) : newFolder()
    return { server: join(dist, 'server.js'), env, remove: () => remove().finally(removeBundle) }
  } catch (error) {
    removeBundle()
    throw error
  }
}

async function newPostgres(serverUrl: string) {
  const place = { serverUrl, name: '' }
  const databaseUrl = await makeEmpty(place)
  return { env: { DATABASE_URL: databaseUrl }, remove: () => drop(place, databaseUrl) }
}

function newFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'staff-fuzz-'))
  const remove = async () => rmSync(dataDir, { recursive: true, force: true })
  return { env: { DATA_DIR: dataDir }, remove }
}

// The bundle can resolve its packages only from a folder below this one.
const MODULES = join(import.meta.dirname, '../../node_modules')
