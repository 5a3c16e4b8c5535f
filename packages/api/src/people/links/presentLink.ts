import { jobState, linkState, type UserLink } from '@staff/contract'
import { eq } from 'drizzle-orm'

import { lastLinkOf } from '../../identity/links/linkStore'
import { accessColumns, users } from '../../identity/users/users.table'
import { isoTime } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { jobs } from '../../records/jobs/jobs.table'
import { isLinkMail } from '../mails/queueMail'

/** How a user gets in. `locks`: the row is locked until the end of the transaction, so that nothing about it changes meanwhile. */
export async function accessOf(db: Db, userId: string, { locks = false } = {}) {
  const found = db.select(accessColumns).from(users).where(eq(users.id, userId))
  const [access] = await (locks ? found.for('no key update') : found)
  return access ?? { hasPassword: false, isDisabled: true }
}

/** The last link of a user, whose mail may not be sent yet. */
export async function presentLink(db: Db, userId: string): Promise<Omit<UserLink, 'byMail'>> {
  const { hasPassword } = await accessOf(db, userId)
  const mail = await waitingMail(db, userId)
  if (mail) {
    const { kind, madeAt, error, isFailed } = mail
    return {
      hasPassword,
      kind: kind === 'invitation' ? kind : 'reset',
      state: isFailed ? 'failed' : 'waiting',
      madeAt,
      expiresAt: null,
      error,
    }
  }
  const link = await lastLinkOf(db, userId)
  const none = {
    kind: hasPassword ? 'reset' : 'invitation',
    madeAt: null,
    expiresAt: null,
  } as const
  const { kind, madeAt, expiresAt } = link ?? none
  const state = link ? linkState(link, link.now) : 'none'
  return { hasPassword, kind, state, madeAt, expiresAt, error: null }
}

/** The job of a link whose mail is not sent yet. */
async function waitingMail(db: Db, userId: string) {
  const [job] = await db
    .select({
      kind: jobs.kind,
      attempts: jobs.attempts,
      error: jobs.error,
      madeAt: isoTime(jobs.createdAt),
    })
    .from(jobs)
    .where(isLinkMail(userId))
    .limit(1)
  if (!job) return undefined
  const { attempts, error } = job
  const state = jobState({ attempts, error, lease: null, doneAt: null }, '')
  return { ...job, isFailed: state === 'Failed' }
}
