import { sql } from 'drizzle-orm'

import type { Db } from '../platform/db/database'
import { trash } from '../records/table/trash.table'

/** Makes everything in the trash a number of days older. */
export async function ageTrash(db: Db, days: number): Promise<void> {
  await db
    .update(trash)
    .set({ deletedAt: sql`${trash.deletedAt} - make_interval(days => ${days}::integer)` })
}
