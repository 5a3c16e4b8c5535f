import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, Pool, type ClientConfig } from 'pg'

import { reasonOf, StartError } from '../startError'
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
  const place = `PostgreSQL at ${client.host}:${client.port}`
  try {
    await client.connect().catch(explain(`${place} is not reachable`))
    await migratePostgres(client).catch(
      explain(`The tables in ${place} cannot be brought up to date`),
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

function clientFor(connection: ClientConfig): Client {
  try {
    // The driver takes any word for the name of a database on a host called "base".
    if (!/^postgres(ql)?:\/\//.test(connection.connectionString ?? ''))
      throw new Error('No address')
    return new Client(connection)
  } catch (error) {
    const message = 'DATABASE_URL must look like postgres://user:password@host:5432/database.'
    throw new StartError(message, { cause: error })
  }
}

function explain(what: string) {
  return (error: unknown): never => {
    throw new StartError(`${what}: ${reasonOf(error)}.`, { cause: error })
  }
}
