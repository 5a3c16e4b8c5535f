import type { SQL } from 'drizzle-orm'

import type { Db } from './database'

/** The rows of a statement that is written by hand. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  // Both drivers answer with `rows`, which drizzle's common type leaves open.
  const { rows } = (await db.execute(statement)) as { rows: Row[] }
  return rows
}
