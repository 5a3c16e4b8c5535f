import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { connect, type Database } from '../../../src/db/connect'
import { copyTemplate, drop, makeTemplate } from '../../../src/testing/postgresTemplate'

/** A database that only the bench uses. */
export interface FreshDatabase {
  open(): Promise<Database>
  /** What tells a server to use it. */
  env: Record<string, string>
  remove(): Promise<void>
}

/** An empty database in a PostgreSQL; undefined where none answers. */
export async function freshPostgres(): Promise<FreshDatabase | undefined> {
  const made = await makeTemplate()
  if (!made) return undefined
  const databaseUrl = await copyTemplate(made.template)
  return {
    open: () => connect({ databaseUrl }),
    env: { DATABASE_URL: databaseUrl },
    remove: async () => {
      await drop(made.template, databaseUrl)
      await made.drop()
    },
  }
}

/** An empty embedded database, from the seed that the build made. One process at a time may open it. */
export function freshEmbedded(): FreshDatabase {
  const seed = new Blob([readFileSync(SEED)], { type: 'application/gzip' })
  const dataDir = mkdtempSync(join(tmpdir(), 'staff-bench-'))
  return {
    open: () => connect({ dataDir, seed }),
    env: { DATA_DIR: dataDir },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

const SEED = join(import.meta.dirname, '../../../dist/seed.tar.gz')
