import { acceptBody, confirmPassword, refused, sessionMessages } from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import { writeAuditEntry } from '../audit/writeAuditEntry'
import type { Db } from '../../platform/db/database'
import { sessionOf } from '../access/authorize'
import { serveCall } from '../../platform/requests/serveCall'
import { confirmSession } from './confirmation'
import type { PasswordCheck } from './passwordCheck'

/** `POST /api/confirm-password`: confirms the user's password, which sensitive calls require. */
export function confirmPasswordRoute(app: FastifyInstance, db: Db, isCorrect: PasswordCheck) {
  serveCall(app, confirmPassword, async (request) => {
    const { password } = acceptBody(confirmPassword, request.body)
    const session = sessionOf(request)
    if (!(await isCorrect(session.userId, password)))
      throw refused({ password: sessionMessages.wrongPassword })
    await db.transaction(async (tx) => {
      await confirmSession(tx, session)
      await writeAuditEntry(tx, request, { action: 'confirm-password', status: 204 })
    })
  })
}
