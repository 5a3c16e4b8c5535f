import { acceptBody, changePassword, notLoggedIn, refused, sessionMessages } from '@staff/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { writeAuditEntry } from '../audit/writeAuditEntry'
import type { Db } from '../../platform/db/database'
import { sessionOf } from '../access/authorize'
import { serveCall } from '../../platform/requests/serveCall'
import { endOther } from '../sessions/ownSessions'
import { hashPassword } from './passwordHash'
import type { PasswordCheck } from './passwordCheck'
import { passwordProblem } from './passwordProblem'
import { renewToken } from '../sessions/sessions'
import { storePassword } from './storePassword'

/** `POST /api/change-password`: changes the user's own password, ends their other sessions and renews the token of this one. */
export function changePasswordRoute(
  app: FastifyInstance,
  db: Db,
  isCorrect: PasswordCheck,
  options: PasswordChangeOptions,
) {
  serveCall(app, changePassword, (request) => change(db, request, { isCorrect, ...options }))
}

/** What else happens at the change of an own password. */
export interface PasswordChangeOptions {
  /** Runs in the transaction that stores the password. */
  onPasswordChanged?: ((tx: Db, userId: string) => Promise<void>) | undefined
}

type Change = PasswordChangeOptions & { isCorrect: PasswordCheck }

async function change(db: Db, request: FastifyRequest, { isCorrect, onPasswordChanged }: Change) {
  const { oldPassword, newPassword } = acceptBody(changePassword, request.body)
  const session = sessionOf(request)
  const reason = passwordProblem(newPassword, session)
  if (reason) throw refused({ newPassword: `New password ${reason}` })
  if (!(await isCorrect(session.userId, oldPassword)))
    throw refused({ oldPassword: sessionMessages.wrongOldPassword })
  const passwordHash = await hashPassword(newPassword)
  return { token: await store(db, request, { passwordHash, onPasswordChanged }) }
}

async function store(
  db: Db,
  request: FastifyRequest,
  { passwordHash, onPasswordChanged }: PasswordChangeOptions & { passwordHash: string },
): Promise<string> {
  const session = sessionOf(request)
  return db.transaction(async (tx) => {
    await storePassword(tx, session.userId, { passwordHash, passwordState: 'own' })
    await endOther(tx, session)
    await onPasswordChanged?.(tx, session.userId)
    await writeAuditEntry(tx, request, { action: 'change-password', status: 200 })
    const token = await renewToken(tx, session.tokenHash)
    // The session may have ended during the check. Throwing rolls the transaction back.
    if (!token) throw notLoggedIn(sessionMessages.sessionEnded)
    return token
  })
}
