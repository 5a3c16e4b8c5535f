import { normalEmail } from '@staff/contract'
import type { FastifyRequest } from 'fastify'

import type { Db } from '../../platform/db/database'
import { createConcurrencyLimit } from '../../platform/throttle/concurrencyLimit'
import { factorSince } from '../secondFactor/factorStore'
import { makeTicket } from '../secondFactor/loginTickets'
import type { SessionLimits } from '../sessions/sessions'
import { createLoginThrottle } from './loginThrottle'
import { recordLogin, startLogin } from './startLogin'
import { isUnchanged, verifyCredentials, type LoginUser } from './verifyCredentials'

/** What follows a right password: a session, or a ticket for the second step. */
export type LoggedIn = { user: LoginUser } & (
  { token: string; ticket?: never } | { ticket: string; token?: never }
)

/**
 * Logs people in, a few at a time, so that a flood of logins leaves the server responsive. Throws a 503 if the queue is
 * full, and a 429 after too many attempts.
 */
export function createLogIn(db: Db, limits: SessionLimits) {
  const beginAttempt = createLoginThrottle(db)
  const limitConcurrency = createConcurrencyLimit(4, 600)

  /** Resolves to undefined if nobody has this email and password. */
  return (request: FastifyRequest, { username, password }: Credentials) =>
    limitConcurrency(async (): Promise<LoggedIn | undefined> => {
      const email = normalEmail(username)
      const attempt = await beginAttempt(email, request.ip)
      const { user, isAllowed } = await verifyCredentials(db, email, password).catch(
        async (error) => {
          await attempt.cancelled()
          throw error
        },
      )
      const loggedIn = user && isAllowed && (await db.transaction((tx) => enter(tx, request, user)))
      if (!loggedIn) {
        await recordLogin(db, request, user, 401)
        return undefined
      }
      await attempt.succeeded()
      return loggedIn
    })

  async function enter(tx: Db, request: FastifyRequest, user: LoginUser) {
    if (!(await isUnchanged(tx, user))) return undefined
    if (await factorSince(tx, user.id)) return { user, ticket: await makeTicket(tx, user.id) }
    return { user, token: await startLogin(tx, request, { user, limits }) }
  }
}

interface Credentials {
  username: string
  password: string
}
