import { Client } from 'pg'

/** The PostgreSQL that the API's tests use beside the embedded database. */
export const testDatabaseUrl =
  process.env['TEST_DATABASE_URL'] || 'postgres://postgres@127.0.0.1:5432/postgres'

/** Says in one line whether that PostgreSQL lets us in. */
export async function describePostgres(): Promise<string> {
  const { host, port } = new Client({ connectionString: testDatabaseUrl })
  const place = `${host}:${port}`
  const reason = await refusalOf(testDatabaseUrl)
  return reason === undefined
    ? `PostgreSQL answers at ${place}: the API is tested on it and on the embedded database.`
    : `No PostgreSQL answers at ${place} (${reason}): the API is tested on the embedded database only.`
}

async function refusalOf(connectionString: string): Promise<string | undefined> {
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
