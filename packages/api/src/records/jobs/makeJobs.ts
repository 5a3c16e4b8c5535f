import { edgesOf, type LiveTime } from '@staff/contract'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'

import { announceChange } from '../../platform/db/announceChange'
import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { jobs } from './jobs.table'

/** What is announced when there is work for workers. No area has this name: it cannot stand in an address. */
export const JOBS_CHANGE = ':jobs'

/** The live times of a record. */
export interface RecordTimes {
  id: string
  times: readonly LiveTime[]
}

/** Makes the jobs for what begins and ends later, in the transaction that stores it. Makes none twice. */
export async function makeJobs(
  tx: Db,
  area: string,
  records: readonly RecordTimes[],
  now: string,
): Promise<void> {
  const made = records.flatMap(({ id: of, times }) =>
    edgesOf(times, now).map(({ kind, at: due }) => ({ id: v7(), kind, record_id: of, due })),
  )
  if (made.length === 0) return
  const added = await queryRows(
    tx,
    sql`insert into ${jobs} (id, kind, area, record_id, due)
      select id, kind, ${area}, record_id, due from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
        as given (id uuid, kind text, record_id uuid, due timestamptz) on conflict do nothing returning id`,
  )
  // A save of a record with an end makes none: no worker has to look.
  if (added.length > 0) await announceChange(tx, JOBS_CHANGE)
}
