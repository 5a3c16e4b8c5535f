import {
  normalEmail,
  noMails,
  REVIEW_MAIL_KINDS,
  type LinkKind,
  type MailKind,
  type ReviewMailKind,
} from '@staff/contract'
import { rightsOf } from '@staff/entity'
import { user } from '@staff/entity/people'
import { eq } from 'drizzle-orm'

import { writeAuditEntry } from '../../identity/audit/writeAuditEntry'
import { makeLink } from '../../identity/links/linkStore'
import { roleColumns, roles } from '../../identity/users/roles.table'
import { accessColumns, fullName, users } from '../../identity/users/users.table'
import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import { createMailer } from '../../platform/mail/mailer'
import { mailOf, type MailWords } from '../../platform/mail/mailText'
import { jobs, type JobData } from '../../records/jobs/jobs.table'
import { reviewMail } from './reviewMail'
import { linkWords, newsWords, testWords, type Addressee } from './mailWords'

/** A job that sends a mail to a user. */
export interface MailJob {
  id: string
  kind: MailKind
  recordId: string
  due: string
  data: JobData | null
}

/**
 * Sends mails. The token of a link is made when its mail is sent, so that it is stored nowhere: each attempt makes a new link, which replaces that of
 * the attempt before. A user who is gone, disabled or not known gets no mail.
 */
export function createMailEffect(config: MailConfig) {
  const mailer = createMailer(config)
  const { publicUrl = '', regions } = config

  return async (tx: Db, job: MailJob) => {
    if (!mailer) throw noMails()
    const person = await userOf(tx, job)
    if (!person || person.isDisabled) return undefined
    const email = job.data?.to ?? person.email
    const to = { ...person, email, console: publicUrl }
    const { kind } = job
    const words = isReviewMail(kind)
      ? await reviewMail(tx, { kind, data: job.data }, to, regions)
      : await wordsFor(tx, { ...job, kind }, to)
    return words && (() => mailer.send(mailOf(email, words)))
  }
}

/** Where mails are sent, and the regions of the public site, the default first. */
export interface MailConfig extends Pick<Config, 'mail' | 'publicUrl'> {
  regions?: readonly string[] | undefined
}

type Person = Addressee & { id: string; name: string; hasPassword: boolean }

/** A job that sends a mail about the account of a user. */
type AccountJob = MailJob & { kind: Exclude<MailKind, ReviewMailKind> }

/** What a mail says; undefined if it is not needed any more. */
async function wordsFor(tx: Db, job: AccountJob, to: Person): Promise<MailWords | undefined> {
  const by = job.data?.by
  const link = async (kind: LinkKind) =>
    linkWords(kind, to, { token: await makeLink(tx, to.id, kind), by })
  if (job.kind === 'test-mail') return testWords(to)
  if (job.kind === 'invitation') return to.hasPassword ? undefined : link('invitation')
  if (job.kind !== 'reset') return newsWords(job.kind, to, new Date(job.due))
  await noteForgotten(tx, job, to)
  // Somebody who has not joined yet has no password to forget.
  return link(to.hasPassword ? 'reset' : 'invitation')
}

/** Somebody who has forgotten their password is known by the address that they have entered: from now on the job is about the user. */
async function noteForgotten(tx: Db, { id, recordId, data }: MailJob, to: Person) {
  if (data?.email === undefined || recordId === to.id) return
  await tx.update(jobs).set({ recordId: to.id }).where(eq(jobs.id, id))
  await writeAuditEntry(
    tx,
    { session: null, ip: data.address ?? '', id },
    {
      action: 'forgot-password',
      status: 200,
      area: user.area,
      record: { id: to.id, title: to.name },
      by: { userId: to.id, name: to.name },
    },
  )
}

async function userOf(tx: Db, { recordId, data }: MailJob) {
  const email = data?.email
  const [person] = await tx
    .select({
      id: users.id,
      firstName: users.firstName,
      name: fullName,
      email: users.email,
      ...accessColumns,
      ...roleColumns,
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(email === undefined ? eq(users.id, recordId) : eq(users.email, normalEmail(email)))
  return person && { ...person, rights: rightsOf(person.rights) }
}

function isReviewMail(kind: MailKind): kind is ReviewMailKind {
  return REVIEW_MAIL_KINDS.some((each) => each === kind)
}
