import { MAIL_KINDS } from '@staff/contract'

import type { Db } from '../../platform/db/database'
import type { MailJob } from '../../people/mails/mailEffect'
import { auditEdge, type EdgeJob } from './auditEdge'
import type { ClaimedJob, Effect } from './jobStore'

/** What each kind of job does: it notes what has happened to a record, or it sends a mail. */
export function createEffect(mail: (tx: Db, job: MailJob) => ReturnType<Effect>): Effect {
  return (tx, job) => (isMail(job) ? mail(tx, job) : auditEdge(tx, job as EdgeJob))
}

function isMail(job: ClaimedJob): job is ClaimedJob & MailJob {
  return MAIL_KINDS.some((kind) => kind === job.kind)
}
