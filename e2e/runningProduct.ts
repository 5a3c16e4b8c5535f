import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openUnmigrated, type Db, type Place } from '../packages/api/src/platform/db/connect'
import { drop, makeEmpty } from '../packages/api/src/testing/postgresTemplate'
import { startServer } from '../packages/api/src/testing/serverProcess'
import { testDatabaseUrl } from '../scripts/prerequisites/postgres'
import { ADMINISTRATOR } from './people'
import { freePort, startSite, type RunningSite } from './site'

/** What a product keeps its records in. */
export type Database = 'embedded' | 'PostgreSQL'

/** The built product with its sample content, in a process of its own. */
export interface RunningProduct {
  url: string
  /**
   * The example website on the product, on a second node where the database allows one. The first call starts it. It stops with the
   * product, because windows may load from it until they are closed.
   */
  site: () => Promise<RunningSite>
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
  const { site, stopSite } = siteOf(() => startSite(sitePort, url))
  return {
    url,
    site,
    atRest,
    stop: async () => {
      await stopSite()
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
  const { site, stopSite } = siteOf(async () => {
    const node = await startNode(place, sitePort)
    const started = await startSite(sitePort, node.url)
    const stopBoth = async () => {
      await started.stop()
      await node.stop()
    }
    return { url: started.url, stop: stopBoth }
  })
  return {
    url,
    site,
    atRest,
    stop: async () => {
      await stopSite()
      await stop()
      await drop(server, database)
    },
  }
}

/** A website that starts when it is needed, and once. */
function siteOf(start: () => Promise<RunningSite>) {
  let started: Promise<RunningSite> | undefined
  return {
    site: () => (started ??= start()),
    stopSite: async () => (await started)?.stop(),
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
