import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, Pool, type ClientConfig } from 'pg'

import { codeOf, StartError } from '../startError'
import type { Database } from './database'
import { migratePostgres } from './migrate'

/** Opens a PostgreSQL and brings its tables up to date. Throws a StartError where it cannot be used. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const connection = { connectionString: databaseUrl, ...PATIENCE }
  await prepare(connection)
  // A frozen network answers nothing and closes nothing: only a time limit on this side ends the wait.
  const pool = new Pool({ ...connection, ...LIMITS, max: 10 })
  // Without listeners a connection that breaks while it rests, or while it is used, ends the whole process.
  // Nothing is lost by staying silent here: the query that needed the connection fails with the same error.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    kind: 'postgresql',
    db: drizzle(pool, { casing: 'snake_case' }),
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}

const PATIENCE: ClientConfig = {
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  application_name: 'staff-console',
}
const LIMITS = { statement_timeout: 15_000, query_timeout: 20_000 }

async function prepare(connection: ClientConfig) {
  const client = clientFor(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    await client.end().catch(() => undefined)
    throw new StartError(unreachable(client, error), { cause: error })
  }
  try {
    await migratePostgres(client)
  } finally {
    await client.end()
  }
}

function clientFor(connection: ClientConfig): Client {
  try {
    return new Client(connection)
  } catch (error) {
    const message = 'DATABASE_URL must look like postgres://user:password@host:5432/database.'
    throw new StartError(message, { cause: error })
  }
}

function unreachable({ host, port }: Client, error: unknown): string {
  const reason = (error instanceof Error && error.message) || codeOf(error)
  return `PostgreSQL at ${host}:${port} is not reachable: ${reason}.`
}
