import type { NewsKind } from '@staff/contract'
import { user } from '@staff/entity/people'
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'

import type { Config } from '../../platform/config/config'
import { announcement } from '../../platform/db/announceChange'
import type { Db } from '../../platform/db/database'
import type { CreatedRecord } from '../../records/table/recordHooks'
import { jobs } from '../../records/jobs/jobs.table'
import { JOBS_CHANGE } from '../../records/jobs/makeJobs'
import { queueMails, type QueuedMail } from '../../records/jobs/queueMails'

/** Makes the job that sends a mail, in the transaction of what it tells. */
export async function queueMail(tx: Db, mail: QueuedMail): Promise<void> {
  await queueMails(tx, [mail])
}

/** What tells people by mail what has happened to their account; undefined if no mails are sent. */
export function tellByMail({ mail }: Pick<Config, 'mail'>) {
  return mail && ((tx: Db, userId: string, kind: NewsKind) => queueMail(tx, { kind, userId }))
}

/** Tells people of something. */
export type Tell = ReturnType<typeof tellByMail>

/** The part of the statement that stores a new user which makes the job of the invitation, if the user has no password. */
export function queueInvitation({ record, userName }: CreatedRecord): SQL {
  return sql`insert into ${jobs} (id, kind, area, record_id, due, data)
    select gen_random_uuid(), 'invitation', ${user.area}, (body->>'id')::uuid, clock_timestamp(), jsonb_build_object('by', ${userName}::text)
    from (select ${record} as body) as created where body->>'invitation' <> '' returning ${announcement(JOBS_CHANGE)}`
}

/** Whether a job is the mail with a link for a user, and is not done. */
export function isLinkMail(userId: string): SQL | undefined {
  return and(
    eq(jobs.area, user.area),
    eq(jobs.recordId, userId),
    inArray(jobs.kind, ['invitation', 'reset']),
    isNull(jobs.doneAt),
  )
}

/** Deletes the mails with links for a user that are not sent yet. Resolves to whether there were some. */
export async function dropLinkMails(tx: Db, userId: string): Promise<boolean> {
  const dropped = await tx.delete(jobs).where(isLinkMail(userId)).returning({ id: jobs.id })
  return dropped.length > 0
}
