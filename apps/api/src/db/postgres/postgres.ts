import { drizzle } from 'drizzle-orm/node-postgres'
import type { ClientConfig } from 'pg'

import type { Database } from '../database'
import { migratePostgres } from '../migrate'
import { connectClient, explain, PATIENCE, placeOf } from './postgresClient'
import { SteadyPool } from './pool'
import { retryTransactions } from '../retry'

/** Opens a PostgreSQL and brings its tables up to date. Throws a StartError where it cannot be used. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const connection = { connectionString: databaseUrl, ...PATIENCE }
  await prepare(connection)
  // A frozen network answers nothing and closes nothing: only a time limit on this side ends the wait.
  const pool = new SteadyPool({ ...connection, ...LIMITS, max: 10 })
  // Whether the database answers must not depend on who waits for what in it.
  const health = new SteadyPool({ ...connection, ...LIMITS, max: 1 })
  return {
    kind: 'postgresql',
    db: retryTransactions(drizzle(pool, { casing: 'snake_case' })),
    ping: async () => void (await health.query('select 1')),
    hasRoom: () => Promise.resolve(true),
    pool: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => void (await Promise.all([pool.close(), health.close()])),
  }
}

// Who waits for a lock holds a connection: so long, and no longer than a person waits without wondering.
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
