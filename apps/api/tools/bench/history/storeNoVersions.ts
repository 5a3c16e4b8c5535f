import { sql } from 'drizzle-orm'

import type { FreshDatabase } from '../load/freshDatabase'

/** Lets a database drop the versions that the server stores: the reference of what a history costs. */
export async function storeNoVersions(fresh: FreshDatabase): Promise<void> {
  const database = await fresh.open()
  try {
    await database.db
      .execute(sql`create function store_nothing() returns trigger language plpgsql as
      $$ begin return null; end $$`)
    await database.db.execute(sql`create trigger store_nothing before insert on revisions
      for each row execute function store_nothing()`)
  } finally {
    await database.close()
  }
}
