import { sql } from 'drizzle-orm'

import { queryRows } from '@staff/api/platform/db/queryRows'
import type { FreshDatabase } from '../load/freshDatabase'

/** Careers of which every second one is on the public site, with an address. */
export interface HalfLive {
  /** Some that the site does not show. */
  drafts: string[]
  /** Slugs of some that it shows. */
  slugs: string[]
}

/** Shows every second career of a filled database on the public site. Call it before a server opens the embedded one. */
export async function publishHalf(fresh: FreshDatabase, drafts: number): Promise<HalfLive> {
  const database = await fresh.open()
  try {
    const { db } = database
    const columns = await queryRows<{ name: string }>(
      db,
      sql`select column_name as name from information_schema.columns where table_name = 'careers_live'
        and is_generated = 'NEVER' and column_name <> all (array['during', 'scheduled', 'published_by_id', 'published_by_name'])`,
    )
    const names = sql.raw(columns.map(({ name }) => `"${name}"`).join(', '))
    // In parts, because the server ends a statement that runs for longer than 15 seconds.
    for (let part = 0; part < PARTS; part += 1)
      await db.execute(sql`insert into careers_live (${names}, during)
        select ${names}, tstzrange(now() - interval '1 day', null) from careers
        where ${nthOf('job_id')} % ${2 * PARTS} = ${2 * part} and job_id not in (select job_id from careers_live)`)
    await db.execute(sql`insert into addresses (area, slug, record_id)
      select 'careers', 'career-' || job_id, job_id from careers_live
      where job_id not in (select record_id from addresses where area = 'careers')`)
    await db.execute(sql`vacuum (analyze)`)
    const hidden = await queryRows<{ id: string }>(
      db,
      sql`select job_id as id from careers where job_id not in (select job_id from careers_live) limit ${drafts}`,
    )
    const shown = await queryRows<{ slug: string }>(
      db,
      sql`select slug from addresses where area = 'careers' limit 1000`,
    )
    return { drafts: hidden.map(({ id }) => id), slugs: shown.map(({ slug }) => slug) }
  } finally {
    await database.close()
  }
}

const PARTS = 10

/** A number that spreads the ids. */
function nthOf(id: string) {
  return sql.raw(`abs(hashtext(${id}::text)::bigint)`)
}
