import { drizzle } from 'drizzle-orm/node-postgres'
import type { ClientConfig } from 'pg'

import type { Database } from '../database'
import { migratePostgres } from '../migrate'
import { connectClient, explain, CONNECTION, placeOf } from './postgresClient'
import { ResilientPool } from './resilientPool'
import { retryTransactions } from '../retry'

/** Opens a PostgreSQL and runs its migrations. Throws a StartError if it cannot be used. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const connection = { connectionString: databaseUrl, ...CONNECTION }
  await prepare(connection)
  const pool = new ResilientPool({ ...connection, ...LIMITS, max: 10 })
  // A pool of its own, so that health checks do not wait for other queries.
  const health = new ResilientPool({ ...connection, ...LIMITS, max: 1 })
  return {
    kind: 'postgresql',
    db: retryTransactions(drizzle(pool, { casing: 'snake_case' })),
    ping: async () => void (await health.query('select 1')),
    hasDiskSpace: () => Promise.resolve(true),
    pool: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => void (await Promise.all([pool.close(), health.close()])),
  }
}

// In milliseconds. A query that waits for a lock holds a connection. On a frozen network, only `query_timeout`, which the
// client enforces, ends the wait.
const LIMITS = { lock_timeout: 5000, statement_timeout: 15_000, query_timeout: 20_000 }

async function prepare(connection: ClientConfig) {
  const client = await connectClient(connection)
  try {
    await migratePostgres(client).catch(
      explain(`The tables in ${placeOf(client)} cannot be brought up to date`),
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
