import {
  acceptQuery,
  countUserSessions,
  endUserSessions,
  entityOfRight,
  explainDeed,
  explainRight,
  giveOneTimePassword,
  peopleMessages,
} from '@staff/contract'
import { role, user } from '@staff/entity/people'
import type { FastifyInstance } from 'fastify'

import { writeAuditEntry } from '../../identity/audit/writeAuditEntry'
import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import { newPassword } from '../../identity/passwords/newPassword'
import { sessionOf } from '../../identity/access/authorize'
import { serveCall, type RequestOf } from '../../platform/requests/serveCall'
import { requireConfirmation } from '../../identity/passwords/confirmation'
import { countSessions, endSessionsOf } from '../../identity/sessions/ownSessions'
import { hashPassword } from '../../identity/passwords/passwordHash'
import { storePassword } from '../../identity/passwords/storePassword'
import { listedEntities } from '../../records/table/areas'
import { loadRecord } from '../../records/table/loadRecord'
import { recordTable } from '../../records/table/recordTable'
import { tellByMail, type Tell } from '../mails/queueMail'
import { otherPerson, personOf } from './otherPerson'

/** The routes with which administrators give one-time passwords, end the sessions of others, and learn what a user may do. */
export function userRoutes(app: FastifyInstance, db: Db, config: Config) {
  serveCall(app, giveOneTimePassword, (request) => givePassword(db, request, tellByMail(config)))

  serveCall(app, countUserSessions, ({ params }) =>
    personOf(db, params.id)
      .then(({ id }) => countSessions(db, id, config))
      .then((count) => ({ count })),
  )

  serveCall(app, explainRight, async ({ params, query }) => {
    const { action, area, record: recordId } = acceptQuery(explainRight, query)
    const person = await loadRecord(db, recordTable(user), params.id)
    const roleOfPerson = await loadRecord(db, recordTable(role), String(person['roleId']))
    const entity = entityOfRight(listedEntities(), area)
    const record =
      recordId === undefined ? undefined : await loadRecord(db, recordTable(entity), recordId)
    return explainDeed(person, roleOfPerson, { deed: action, entity, record })
  })

  serveCall(app, endUserSessions, async (request) => {
    const person = await otherPerson(
      db,
      request.params.id,
      sessionOf(request),
      peopleMessages.ownSessions,
    )
    await db.transaction(async (tx) => {
      await endSessionsOf(tx, person.id)
      const act = { action: 'end-session', status: 204, area: user.area } as const
      await writeAuditEntry(tx, request, { ...act, record: person })
    })
  })
}

async function givePassword(db: Db, request: RequestOf<typeof giveOneTimePassword>, tell: Tell) {
  const session = sessionOf(request)
  const person = await otherPerson(db, request.params.id, session, peopleMessages.ownPassword)
  requireConfirmation(session)
  const password = newPassword()
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await storePassword(tx, person.id, { passwordHash, passwordState: 'given' })
    await endSessionsOf(tx, person.id)
    await tell?.(tx, person.id, 'password-changed')
    const act = { action: 'set-password', status: 200, area: user.area } as const
    await writeAuditEntry(tx, request, { ...act, record: person })
  })
  return { password }
}
