import {
  givePasswordLink,
  inviteUser,
  LINK_SCREEN,
  linkMessages,
  noMails,
  peopleMessages,
  Problem,
  readUserLink,
  requireLinkKind,
  sendTestMail,
  withdrawInvitation,
  type LinkKind,
  type MadeLink,
} from '@staff/contract'
import { user } from '@staff/entity/people'
import type { FastifyInstance } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import { writeAuditEntry } from '../../identity/audit/writeAuditEntry'
import { endLinks, makeLink } from '../../identity/links/linkStore'
import { requireConfirmation } from '../../identity/passwords/confirmation'
import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import { serveCall, type RequestOf } from '../../platform/requests/serveCall'
import { dropLinkMails, queueMail } from '../mails/queueMail'
import { otherPerson, personOf } from '../users/otherPerson'
import { accessOf, presentLink } from './presentLink'

/** The routes with which administrators let others choose a password: by a mail, or by a link that they pass on. */
export function linkRoutes(app: FastifyInstance, db: Db, config: Config) {
  const byMail = config.mail !== undefined

  serveCall(app, inviteUser, (request) => give(db, request, { kind: 'invitation', config }))
  serveCall(app, givePasswordLink, (request) => give(db, request, { kind: 'reset', config }))

  serveCall(app, readUserLink, async ({ params }) => {
    const { id } = await personOf(db, params.id)
    return { byMail, ...(await presentLink(db, id)) }
  })

  serveCall(app, withdrawInvitation, async (request) => {
    const person = await personOf(db, request.params.id)
    await db.transaction(async (tx) => {
      const wasQueued = await dropLinkMails(tx, person.id)
      const wasOpen = await endLinks(tx, person.id, 'withdrawn', 'invitation')
      if (!wasQueued && !wasOpen) throw new Problem(409, linkMessages.noInvitation)
      const act = { action: 'withdraw-invitation', status: 204, area: user.area } as const
      await writeAuditEntry(tx, request, { ...act, record: person })
    })
  })

  serveCall(app, sendTestMail, async (request) => {
    if (!byMail) throw noMails()
    const { userId, email } = sessionOf(request)
    await db.transaction(async (tx) => {
      await queueMail(tx, { kind: 'test-mail', userId })
      await writeAuditEntry(tx, request, { action: 'test-mail', status: 200 })
    })
    return { message: linkMessages.testSent(email) }
  })
}

interface Giving {
  kind: LinkKind
  config: Config
}

/** Queues the mail with the link, or makes a link for the administrator. What the user got before stops working. */
async function give(
  db: Db,
  request: RequestOf<typeof inviteUser>,
  { kind, config }: Giving,
): Promise<MadeLink> {
  const session = sessionOf(request)
  const person = await otherPerson(db, request.params.id, session, peopleMessages.ownPassword)
  requireConfirmation(session)
  const byMail = config.mail !== undefined
  return db.transaction(async (tx) => {
    const { hasPassword, isDisabled } = await accessOf(tx, person.id, { locks: true })
    if (isDisabled) throw new Problem(409, linkMessages.isDisabled)
    requireLinkKind(kind, hasPassword)
    await dropLinkMails(tx, person.id)
    const action = kind === 'invitation' ? 'invite' : 'give-password-link'
    await writeAuditEntry(tx, request, { action, status: 200, area: user.area, record: person })
    if (byMail) {
      await endLinks(tx, person.id, 'replaced')
      await queueMail(tx, { kind, userId: person.id, data: { by: session.name } })
      return { byMail, link: null }
    }
    const token = await makeLink(tx, person.id, kind)
    return { byMail, link: `${config.publicUrl ?? ''}${LINK_SCREEN}#${token}` }
  })
}
