import { sql, type SQL } from 'drizzle-orm'

import type { Db } from './database'
import { CHANGES_CHANNEL } from './recordChanges'

/** Tells all nodes that records of an area were changed. Within a transaction, they learn it at its commit. */
export async function announceChange(db: Db, area: string): Promise<void> {
  await db.execute(announcement(area))
}

/** The statement that does it. It can follow the parts of a statement that write. */
export function announcement(area: string): SQL {
  return sql`select pg_notify(${CHANGES_CHANNEL}, ${area})`
}
