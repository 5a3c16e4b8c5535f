import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { connect, type Database } from '@staff/api/platform/db/connect'
import { copyTemplate, drop, makeTemplate } from '@staff/api/testing/postgresTemplate'

/** A database for the bench only. */
export interface FreshDatabase {
  open(): Promise<Database>
  /** The environment variables that select it. */
  env: Record<string, string>
  remove(): Promise<void>
}

/** Creates an empty database on a PostgreSQL; undefined without a PostgreSQL. */
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

/** Creates an empty embedded database from the build's seed. Only one process can open it. */
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
