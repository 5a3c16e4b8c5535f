import { drizzle } from 'drizzle-orm/node-postgres'

import type { Database } from '../database'
import { connectClient, PATIENCE } from './postgresClient'

/** Opens a PostgreSQL over one connection, for work that may take its time, and leaves its tables as they are. */
export async function openPostgresAsItIs(databaseUrl: string): Promise<Database> {
  const client = await connectClient({ connectionString: databaseUrl, ...PATIENCE })
  return {
    kind: 'postgresql',
    db: drizzle(client, { casing: 'snake_case' }),
    ping: async () => void (await client.query('select 1')),
    hasRoom: () => Promise.resolve(true),
    close: () => client.end(),
  }
}
