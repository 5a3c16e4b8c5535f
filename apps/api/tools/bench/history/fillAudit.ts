import { sql } from 'drizzle-orm'

import type { FreshDatabase } from '../load/freshDatabase'

/** Adds audit entries of 50 people, one each minute, most of them changes of careers. */
export async function fillAudit(fresh: FreshDatabase, entries: number): Promise<void> {
  const database = await fresh.open()
  try {
    for (let first = 1; first <= entries; first += BLOCK)
      await database.db.execute(sql`
        insert into audit (id, user_name, action, status, area, record_id, record_title, changes, address, request_id, at)
        select gen_random_uuid(), 'Person ' || number % 50,
          case when number % 4 = 0 then 'create' else 'update' end, 200,
          case when number % 10 = 0 then 'blogs' else 'careers' end,
          gen_random_uuid()::text, 'Engineer ' || number, '{"title": {"from": "Old", "to": "New"}}', '203.0.113.9',
          number::text, now() - number * interval '1 minute'
        from generate_series(${first}::int, ${Math.min(entries, first + BLOCK - 1)}::int) as number`)
    await database.db.execute(sql`vacuum (analyze) audit`)
  } finally {
    await database.close()
  }
}

const BLOCK = 20_000
