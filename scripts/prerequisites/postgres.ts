import { Client } from 'pg'

/** The URL of the PostgreSQL server that the tests use in addition to the embedded database. */
export const testDatabaseUrl =
  process.env['TEST_DATABASE_URL'] || 'postgres://postgres@127.0.0.1:5432/postgres'

/** Describes in one line whether the tests can use PostgreSQL. */
export async function describePostgres(): Promise<string> {
  const { host, port } = new Client({ connectionString: testDatabaseUrl })
  const address = `${host}:${port}`
  const error = await connectionError(testDatabaseUrl)
  return error === undefined
    ? `PostgreSQL answers at ${address}: the API is tested on it and on the embedded database.`
    : `No PostgreSQL answers at ${address} (${error}): the API is tested on the embedded database only.`
}

async function connectionError(connectionString: string): Promise<string | undefined> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 3000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message || error.name : String(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}
