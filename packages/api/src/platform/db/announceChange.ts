import { sql, type SQL } from 'drizzle-orm'

import type { Db } from './database'
import { CHANGES_CHANNEL } from './recordChanges'

/** Tells all nodes that records of an area were changed. Within a transaction, they learn it at its commit. */
export async function announceChange(db: Db, area: string): Promise<void> {
  await db.execute(sql`select ${announcement(area)}`)
}

/** The expression that does it, for a statement that does something else too. */
export function announcement(area: string): SQL {
  return sql`pg_notify(${CHANGES_CHANNEL}, ${area})`
}
