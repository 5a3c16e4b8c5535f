import { drizzle } from 'drizzle-orm/node-postgres'

import type { UnmigratedDatabase } from '../database'
import { connectClient, CONNECTION } from './postgresClient'

/** Opens a PostgreSQL over one connection without time limits, and runs no migrations. */
export async function openPostgresUnmigrated(databaseUrl: string): Promise<UnmigratedDatabase> {
  const client = await connectClient({ connectionString: databaseUrl, ...CONNECTION })
  return {
    kind: 'postgresql',
    db: drizzle(client, { casing: 'snake_case' }),
    ping: async () => void (await client.query('select 1')),
    hasDiskSpace: () => Promise.resolve(true),
    close: () => client.end(),
  }
}
