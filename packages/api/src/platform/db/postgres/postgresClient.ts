import { Client, type ClientConfig } from 'pg'

import { reasonOf, StartError } from '../../problems/startError'
import { TIMEOUTS } from './timeouts'

/** Options of every connection. `application_name` identifies the connections in `pg_stat_activity`. */
export const CONNECTION: ClientConfig = {
  connectionTimeoutMillis: TIMEOUTS.connect,
  keepAlive: true,
  application_name: 'staff-console',
}

/** Connects to a PostgreSQL. Throws a StartError if the URL is invalid or the server does not respond. */
export async function connectClient(connection: ClientConfig): Promise<Client> {
  const client = clientFor(connection)
  client.on('error', () => undefined)
  await client.connect().catch(explain(`${nameOf(client)} is not reachable`))
  return client
}

/** The name of a PostgreSQL in messages, without its password. */
export function nameOf({ host, port }: Client): string {
  return `PostgreSQL at ${host}:${port}`
}

/** Wraps a thrown error in a StartError whose message begins with `what`. */
export function explain(what: string) {
  return (error: unknown): never => {
    throw new StartError(`${what}: ${reasonOf(error)}.`, { cause: error })
  }
}

function clientFor(connection: ClientConfig): Client {
  try {
    // pg takes a text without a scheme for the name of a database on the host "base".
    if (!/^postgres(ql)?:\/\//.test(connection.connectionString ?? ''))
      throw new Error('No address')
    return new Client(connection)
  } catch (error) {
    const message = 'DATABASE_URL must look like postgres://user:password@host:5432/database.'
    throw new StartError(message, { cause: error })
  }
}
