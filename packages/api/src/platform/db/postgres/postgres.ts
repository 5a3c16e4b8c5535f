import { drizzle } from 'drizzle-orm/node-postgres'
import type { ClientConfig } from 'pg'

import type { Database } from '../database'
import type { StopListening } from '../recordChanges'
import { listenForChanges } from './listenForChanges'
import { migratePostgres } from './migratePostgres'
import { connectClient, explain, CONNECTION, nameOf } from './postgresClient'
import { ResilientPool } from './resilientPool'
import { TIMEOUTS } from './timeouts'
import { retryTransactions } from '../retry'

/** Opens a PostgreSQL and runs its migrations. Throws a StartError if it cannot be used. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const connection = { connectionString: databaseUrl, ...CONNECTION }
  await prepare(connection)
  const pool = new ResilientPool({ ...connection, ...LIMITS, max: 10 })
  // A pool of its own, so that health checks do not wait for other queries.
  const health = new ResilientPool({ ...connection, ...LIMITS, max: 1 })
  const listeners = new Set<StopListening>()
  return {
    kind: 'postgresql',
    db: retryTransactions(drizzle(pool, { casing: 'snake_case' })),
    ping: async () => void (await health.query('select 1')),
    hasDiskSpace: () => Promise.resolve(true),
    listen: (listener) => {
      const stop = listenForChanges(connection, listener)
      listeners.add(stop)
      return () => {
        listeners.delete(stop)
        return stop()
      }
    },
    pool: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await Promise.all([...listeners].map((stop) => stop()))
      await Promise.all([pool.close(), health.close()])
    },
  }
}

const LIMITS = {
  lock_timeout: TIMEOUTS.lock,
  statement_timeout: TIMEOUTS.statement,
  query_timeout: TIMEOUTS.query,
}

async function prepare(connection: ClientConfig) {
  const client = await connectClient(connection)
  try {
    await migratePostgres(client).catch(
      explain(`The tables in ${nameOf(client)} cannot be brought up to date`),
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
