import {
  acceptBody,
  factorMessages,
  Problem,
  readUserFactor,
  resetUserFactor,
} from '@staff/contract'
import { user } from '@staff/entity/people'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import { writeAuditEntry } from '../../identity/audit/writeAuditEntry'
import { requireConfirmation } from '../../identity/passwords/confirmation'
import { factorOf, removeFactor } from '../../identity/secondFactor/factorStore'
import { dropTickets } from '../../identity/secondFactor/loginTickets'
import { endSessionsOf } from '../../identity/sessions/ownSessions'
import { roles } from '../../identity/users/roles.table'
import { users } from '../../identity/users/users.table'
import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { tellByMail } from '../mails/queueMail'
import { otherPerson, personOf } from '../users/otherPerson'

/** The routes with which administrators see whether a user has a second factor, and take one away that was lost. */
export function userFactorRoutes(app: FastifyInstance, db: Db, config: Config) {
  const tell = tellByMail(config)

  serveCall(app, readUserFactor, async ({ params }) => {
    const person = await personOf(db, params.id)
    return factorOf(db, person.id, await requiredOf(db, person.id))
  })

  serveCall(app, resetUserFactor, async (request) => {
    const { reason } = acceptBody(resetUserFactor, request.body)
    const session = sessionOf(request)
    const person = await otherPerson(db, request.params.id, session, factorMessages.own)
    requireConfirmation(session)
    await db.transaction(async (tx) => {
      if (!(await removeFactor(tx, person.id))) throw new Problem(409, factorMessages.personIsOff)
      await dropTickets(tx, person.id)
      await endSessionsOf(tx, person.id)
      await tell?.(tx, person.id, 'second-factor-reset')
      await writeAuditEntry(tx, request, {
        action: 'second-factor',
        status: 204,
        area: user.area,
        record: person,
        changes: { secondFactor: { from: 'On', to: 'Off' }, reason: { from: '', to: reason } },
      })
    })
  })
}

/** The day from which the role of a user requires a second factor. */
async function requiredOf(db: Db, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ from: roles.secondFactorFrom })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(eq(users.id, userId))
  return found?.from ?? null
}
