import { jobState, linkState, type UserLink } from '@staff/contract'
import { user } from '@staff/entity/people'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

import { lastLinkOf } from '../../identity/links/linkStore'
import { users } from '../../identity/users/users.table'
import type { Db } from '../../platform/db/database'
import { jobs } from '../../records/jobs/jobs.table'

/** How a user gets in. The row is locked until the end of a transaction, so that nothing about it changes meanwhile. */
export async function accessOf(tx: Db, userId: string) {
  const [access] = await tx
    .select({
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      isDisabled: sql<boolean>`${users.account} <> 'Active'`,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return access ?? { hasPassword: false, isDisabled: true }
}

/** The last link of a user, whose mail may not be sent yet. */
export async function presentLink(db: Db, userId: string): Promise<Omit<UserLink, 'byMail'>> {
  const [person] = await db
    .select({ hasPassword: sql<boolean>`${users.passwordHash} is not null` })
    .from(users)
    .where(eq(users.id, userId))
  const hasPassword = person?.hasPassword ?? false
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
      madeAt: sql<string>`to_char(${jobs.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(jobs)
    .where(
      and(
        eq(jobs.area, user.area),
        eq(jobs.recordId, userId),
        inArray(jobs.kind, ['invitation', 'reset']),
        isNull(jobs.doneAt),
      ),
    )
    .limit(1)
  if (!job) return undefined
  const { attempts, error } = job
  const state = jobState({ attempts, error, lease: null, doneAt: null }, '')
  return { ...job, isFailed: state === 'Failed' }
}
