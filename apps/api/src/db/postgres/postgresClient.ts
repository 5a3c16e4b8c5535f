import { Client, type ClientConfig } from 'pg'

import { reasonOf, StartError } from '../../problems/startError'

/** Options of every connection. PostgreSQL lists connections by `application_name`. */
export const CONNECTION: ClientConfig = {
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  application_name: 'staff-console',
}

/** Connects to a PostgreSQL. Throws a StartError if the address is invalid or does not respond. */
export async function connectClient(connection: ClientConfig): Promise<Client> {
  const client = clientFor(connection)
  client.on('error', () => undefined)
  await client.connect().catch(explain(`${placeOf(client)} is not reachable`))
  return client
}

/** The name of a PostgreSQL in messages, without its password. */
export function placeOf({ host, port }: Client): string {
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
    // pg reads a text without a scheme as the name of a database on the host "base".
    if (!/^postgres(ql)?:\/\//.test(connection.connectionString ?? ''))
      throw new Error('No address')
    return new Client(connection)
  } catch (error) {
    const message = 'DATABASE_URL must look like postgres://user:password@host:5432/database.'
    throw new StartError(message, { cause: error })
  }
}
