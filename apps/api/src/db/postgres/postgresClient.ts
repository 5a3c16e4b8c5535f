import { Client, type ClientConfig } from 'pg'

import { reasonOf, StartError } from '../../problems/startError'

/** How long a connection may take, and the name that it has in PostgreSQL's own lists. */
export const PATIENCE: ClientConfig = {
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  application_name: 'staff-console',
}

/** Connects to a PostgreSQL once. Throws a StartError where the address is none or nobody answers there. */
export async function connectClient(connection: ClientConfig): Promise<Client> {
  const client = clientFor(connection)
  client.on('error', () => undefined)
  await client.connect().catch(explain(`${placeOf(client)} is not reachable`))
  return client
}

/** How a PostgreSQL is named in sentences: without its password. */
export function placeOf({ host, port }: Client): string {
  return `PostgreSQL at ${host}:${port}`
}

/** Turns what was thrown into a StartError that begins with these words. */
export function explain(what: string) {
  return (error: unknown): never => {
    throw new StartError(`${what}: ${reasonOf(error)}.`, { cause: error })
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
