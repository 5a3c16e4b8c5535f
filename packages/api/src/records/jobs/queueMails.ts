import type { MailKind } from '@staff/contract'
import { user } from '@staff/entity/people'
import { sql, type SQL } from 'drizzle-orm'

import { announceChange } from '../../platform/db/announceChange'
import type { Db } from '../../platform/db/database'
import { jobs, type JobData } from './jobs.table'
import { JOBS_CHANGE } from './makeJobs'

/** A mail to a user. */
export interface QueuedMail {
  kind: MailKind
  userId: string
  data?: JobData
}

/** Makes the jobs that send mails, in the transaction of what they tell. */
export async function queueMails(tx: Db, mails: readonly QueuedMail[]): Promise<void> {
  if (mails.length === 0) return
  const due = sql`clock_timestamp()` as SQL<string>
  const rows = mails.map(({ kind, userId, data }) =>
    Object.assign({ kind, area: user.area, recordId: userId, due }, data && { data }),
  )
  await tx.insert(jobs).values(rows).onConflictDoNothing()
  await announceChange(tx, JOBS_CHANGE)
}
