import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openUnmigrated, type Db, type Place } from '../apps/api/src/db/connect'
import { drop, makeEmpty } from '../apps/api/src/testing/postgresTemplate'
import { startServer } from '../apps/api/src/testing/serverProcess'
import { testDatabaseUrl } from '../scripts/prerequisites/postgres'
import { ADMINISTRATOR } from './people'
import { freePort, startSite, type RunningSite } from './site'

/** What a product keeps its records in. */
export type Database = 'embedded' | 'PostgreSQL'

/** The built product with its sample content, in a process of its own. */
export interface RunningProduct {
  url: string
  /** Starts the example website on the product; on a second node where the database allows one. */
  startSite: () => Promise<RunningSite>
  /** Stops it, changes its database, and starts it again at the same address. */
  atRest: (change: (db: Db) => Promise<unknown>) => Promise<void>
  stop: () => Promise<void>
}

/** Starts a product on a new database; undefined where no PostgreSQL answers. */
export function startProduct(database: Database): Promise<RunningProduct | undefined> {
  return database === 'embedded' ? startEmbedded() : startPostgres()
}

async function startEmbedded(): Promise<RunningProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'staff-e2e-'))
  const sitePort = await freePort()
  const { url, atRest, stop } = await startNode({ dataDir: folder }, sitePort)
  return {
    url,
    startSite: () => startSite(sitePort, url),
    atRest,
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startPostgres(): Promise<RunningProduct | undefined> {
  const server = { serverUrl: testDatabaseUrl, name: 'template0' }
  const database = await makeEmpty(server).catch(() => undefined)
  if (!database) return undefined
  const sitePort = await freePort()
  const place = { databaseUrl: database }
  const { url, atRest, stop } = await startNode(place, sitePort)
  return {
    url,
    atRest,
    startSite: async () => {
      const node = await startNode(place, sitePort)
      const site = await startSite(sitePort, node.url)
      const stopBoth = async () => {
        await site.stop()
        await node.stop()
      }
      return { url: site.url, stop: stopBoth }
    },
    stop: async () => {
      await stop()
      await drop(server, database)
    },
  }
}

async function startNode(place: Place, sitePort: number) {
  const start = (port: string) =>
    startServer(join(import.meta.dirname, '../apps/api/dist/server.js'), {
      ...('dataDir' in place ? { DATA_DIR: place.dataDir } : { DATABASE_URL: place.databaseUrl }),
      PORT: port,
      SITE_ORIGINS: `http://localhost:${sitePort}`,
      DEMO: '1',
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
    })
  let server = await start('0')
  const { url } = server
  return {
    url,
    atRest: async (change: (db: Db) => Promise<unknown>) => {
      await server.end('SIGTERM')
      const database = await openUnmigrated(place)
      try {
        await change(database.db)
      } finally {
        await database.close()
      }
      server = await start(new URL(url).port)
    },
    stop: async () => void (await server.end('SIGTERM')),
  }
}
