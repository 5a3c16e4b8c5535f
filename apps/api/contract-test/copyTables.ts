import { sql } from 'drizzle-orm'

import type { Db } from '@staff/api/platform/db/database'
import { columnsOf } from '@staff/api/platform/db/listTables'
import { queryRows } from '@staff/api/platform/db/queryRows'

/**
 * Copies what is in some tables. Returns a function that puts it back, and empties the tables that were empty. The copies are temporary
 * tables, so the database must have one connection. `name` is that of the copy.
 */
export async function copyTables(
  db: Db,
  tables: readonly string[],
  name: string,
): Promise<() => Promise<void>> {
  const returns = [sql`perform set_config('session_replication_role', 'replica', true);`]
  for (const each of tables) {
    const table = sql.identifier(each)
    const copy = sql.identifier(`${name}_${each}`)
    returns.push(sql`delete from ${table};`)
    /* oxlint-disable no-await-in-loop -- One connection. */
    const [first] = await queryRows(db, sql`select 1 as found from ${table} limit 1`)
    if (!first) continue
    const columns = await columnsOf(db, each)
    await db.execute(sql`create temporary table ${copy} as select ${columns} from ${table}`)
    /* oxlint-enable no-await-in-loop */
    returns.push(sql`insert into ${table} (${columns}) select ${columns} from ${copy};`)
  }
  // In one statement, and without the triggers: what is put back has their work in it.
  const block = sql`do $block$ begin ${sql.join(returns, sql` `)} end $block$`
  return async () => {
    await db.execute(block)
  }
}
