import { sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { jobs } from '../../records/jobs/jobs.table'
import { liveRows, type LiveRows } from '../../records/live/liveRows'
import { allEntities } from '../../records/table/areas'

/** Makes the jobs that are missing for what was scheduled by a version before there were jobs. */
export async function addMissingJobs(db: Db): Promise<void> {
  for (const entity of allEntities()) {
    const rows = liveRows(entity)
    if (rows) await addMissing(db, entity.area, rows)
  }
}

async function addMissing(db: Db, area: string, { table, id }: LiveRows) {
  await db.execute(sql`insert into ${jobs} (id, kind, area, record_id, due)
    select gen_random_uuid(), kind, ${area}, record_id, due from (
      select 'went-live' as kind, ${id} as record_id, lower(during) as due from ${table} where lower(during) > now()
      union
      select 'ended', ${id}, upper(during) from ${table} as ending where upper(during) > now()
        and not exists (select from ${table} as next where next.${id} = ending.${id} and lower(next.during) = upper(ending.during))
    ) as edges on conflict do nothing`)
}
