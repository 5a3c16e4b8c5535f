import type { SQL } from 'drizzle-orm'

import type { Db } from './database'

/** Runs a hand-written statement. `Row` is the type of the selected rows. */
export async function queryRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  // Both drivers return `rows`; drizzle's common type does not say so.
  const { rows } = (await db.execute(statement)) as { rows: Row[] }
  return rows
}
