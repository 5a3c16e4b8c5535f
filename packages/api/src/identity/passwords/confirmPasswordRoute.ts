import { acceptBody, confirmPassword, refused, sessionMessages } from '@staff/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { sessionOf } from '../access/authorize'
import { writeAuditEntry } from '../audit/writeAuditEntry'
import type { CodeCheck } from '../secondFactor/codeCheck'
import { confirmSession } from './confirmation'
import type { PasswordCheck } from './passwordCheck'

interface Checks {
  isCorrect: PasswordCheck
  acceptCode: CodeCheck
}

/** `POST /api/confirm-password`: confirms the user's password, and a code of their second factor, which sensitive calls require. */
export function confirmPasswordRoute(
  app: FastifyInstance,
  db: Db,
  { isCorrect, acceptCode }: Checks,
) {
  serveCall(app, confirmPassword, async (request) => {
    const { password, code = '' } = acceptBody(confirmPassword, request.body)
    const { userId, secondFactor } = sessionOf(request)
    const needsCode = secondFactor.state === 'on'
    if (needsCode && code === '') throw refused({ code: 'Code is required' })
    if (!(await isCorrect(userId, password)))
      throw refused({ password: sessionMessages.wrongPassword })
    if (needsCode) await acceptCode({ userId, typed: code }, (tx) => confirm(tx, request))
    else await db.transaction((tx) => confirm(tx, request))
  })
}

async function confirm(tx: Db, request: FastifyRequest): Promise<void> {
  await confirmSession(tx, sessionOf(request))
  await writeAuditEntry(tx, request, { action: 'confirm-password', status: 204 })
}
