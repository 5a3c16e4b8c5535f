import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startMailServer, type ArrivedMail } from '../packages/api/src/platform/mail/testing'
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
  /** The mails that it has sent. */
  mails: readonly ArrivedMail[]
  /**
   * The example website on the product, on a second node where the database allows one. The first call starts it. It stops with the
   * product, because windows may load from it until they are closed.
   */
  site: () => Promise<RunningSite>
  /** Stops it, changes its database, and starts it again at the same address. */
  atRest: (change: (db: Db) => Promise<unknown>) => Promise<void>
  /** Stops it, and starts it again with the console in this folder, or with the built one. */
  deploy: (consoleDir?: string) => Promise<void>
  stop: () => Promise<void>
}

/** Starts a product on a new database; undefined where no PostgreSQL answers. */
export function startProduct(database: Database): Promise<RunningProduct | undefined> {
  return database === 'embedded' ? startEmbedded() : startPostgres()
}

async function startEmbedded(): Promise<RunningProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'staff-e2e-'))
  const sitePort = await freePort()
  const { stop, ...node } = await startNode({ dataDir: folder }, sitePort)
  const { site, stopSite } = siteOf(() => startSite(sitePort, node.url))
  return {
    ...node,
    site,
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
  const { stop, ...node } = await startNode(place, sitePort)
  const { site, stopSite } = siteOf(async () => {
    const other = await startNode(place, sitePort)
    const started = await startSite(sitePort, other.url)
    const stopBoth = async () => {
      await started.stop()
      await other.stop()
    }
    return { url: started.url, stop: stopBoth }
  })
  return {
    ...node,
    site,
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
  const mails: ArrivedMail[] = []
  const mailServer = await startMailServer((mail) => void mails.push(mail))
  const ownPort = String(await freePort())
  const start = (port: string, consoleDir?: string) =>
    startServer(join(import.meta.dirname, '../apps/api/dist/server.js'), {
      ...('dataDir' in place ? { DATA_DIR: place.dataDir } : { DATABASE_URL: place.databaseUrl }),
      PORT: port,
      ...(consoleDir !== undefined && { CONSOLE_DIR: consoleDir }),
      SITE_ORIGINS: `http://localhost:${sitePort}`,
      PREVIEW_URL: `http://localhost:${sitePort}/preview#token={token}&area={area}&id={id}&at={at}`,
      SITE_URL: `http://localhost:${sitePort}/{region}`,
      SITE_NAME: 'Northlight',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'console@example.com',
      PUBLIC_URL: `http://localhost:${ownPort}`,
      SECRETS_KEY: 'the-secrets-of-journeys-'.repeat(2),
      DEMO: '1',
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
    })
  let server = await start(ownPort)
  const { url } = server
  return {
    url,
    mails,
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
    deploy: async (consoleDir?: string) => {
      await server.end('SIGTERM')
      server = await start(new URL(url).port, consoleDir)
    },
    stop: async () => {
      await server.end('SIGTERM')
      await mailServer.close()
    },
  }
}
