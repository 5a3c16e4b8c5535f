import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { drop, makeEmpty } from '../apps/api/src/testing/postgresTemplate'
import { startServer } from '../apps/api/src/testing/serverProcess'
import { testDatabaseUrl } from '../scripts/postgres'
import { ADMINISTRATOR } from './people'

/** The built product with its sample content, in a process of its own. */
export interface RunningProduct {
  url: string
  stop: () => Promise<void>
}

/** Starts a product on a new embedded database. */
export async function startEmbedded(): Promise<RunningProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'staff-e2e-'))
  const { url, stop } = await start({ DATA_DIR: folder })
  return {
    url,
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a product on a new database of the PostgreSQL; undefined, and a sentence, where none answers. */
export async function startPostgres(): Promise<RunningProduct | undefined> {
  const server = { serverUrl: testDatabaseUrl, name: 'template0' }
  const database = await makeEmpty(server).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    console.log(
      `No PostgreSQL answers (${reason}): the journeys run on the embedded database only.`,
    )
  })
  if (!database) return undefined
  const { url, stop } = await start({ DATABASE_URL: database })
  return {
    url,
    stop: async () => {
      await stop()
      await drop(server, database)
    },
  }
}

async function start(database: Record<string, string>) {
  const server = await startServer(join(import.meta.dirname, '../apps/api/dist/server.js'), {
    ...database,
    DEMO: '1',
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
  })
  return { url: server.url, stop: async () => void (await server.end('SIGTERM')) }
}
