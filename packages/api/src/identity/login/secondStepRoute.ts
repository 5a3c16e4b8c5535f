import { acceptBody, logInWithCode, ticketEnded } from '@staff/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { networkOf } from '../../platform/throttle/networkOf'
import { createRateLimit } from '../../platform/throttle/rateLimit'
import type { CodeCheck } from '../secondFactor/codeCheck'
import { takeTicket, userOfTicket } from '../secondFactor/loginTickets'
import type { SessionLimits } from '../sessions/sessions'
import { users } from '../users/users.table'
import { presentLogin } from './presentLogin'
import { recordLogin, startLogin } from './startLogin'
import { findLoginUser, isUnchanged } from './verifyCredentials'

export interface SecondStepOptions {
  limits: SessionLimits
  acceptCode: CodeCheck
  /** Runs in the transaction of a login with a recovery code. */
  onRecoveryCode?: ((tx: Db, userId: string) => Promise<void>) | undefined
}

/** `POST /api/login/second-factor`: the second step of a login. */
export function secondStepRoute(app: FastifyInstance, db: Db, options: SecondStepOptions) {
  const networks = createRateLimit(db, { name: 'ticket-network', max: 100, windowSeconds: 15 * 60 })

  serveCall(app, logInWithCode, async (request) => {
    const { ticket, code } = acceptBody(logInWithCode, request.body)
    await networks.consume(networkOf(request.ip))
    return enter(db, request, { ticket, code, ...options })
  })
}

type Step = SecondStepOptions & { ticket: string; code: string }

async function enter(db: Db, request: FastifyRequest, step: Step) {
  const { ticket, code, limits, acceptCode, onRecoveryCode } = step
  const userId = await userOfTicket(db, ticket)
  const user = await findLoginUser(db, eq(users.id, userId))
  if (!user) throw ticketEnded()
  const token = await acceptCode(
    { userId, typed: code },
    async (tx, kind) => {
      // Throwing rolls the transaction back, so that the code is not used up.
      if (!(await isUnchanged(tx, user))) throw ticketEnded()
      await takeTicket(tx, ticket)
      if (kind === 'recovery') await onRecoveryCode?.(tx, userId)
      return startLogin(tx, request, { user, limits })
    },
    () => recordLogin(db, request, user, 401),
  )
  return presentLogin(db, user, { token, isOn: true })
}
