import { normalEmail } from '@staff/contract'
import type { FastifyRequest } from 'fastify'

import { audited } from '../audit/audited'
import type { Db } from '../db/database'
import { createConcurrencyLimit } from '../throttle/concurrencyLimit'
import { plainAddress } from '../throttle/networkOf'
import { verifyCredentials, startVerifiedSession } from './verifyCredentials'
import { deviceName } from '../sessions/deviceName'
import { createLoginThrottle } from './loginThrottle'
import type { SessionLimits } from '../sessions/checkSessionTimes'
import type { Origin } from '../sessions/sessions'

/**
 * Logs people in. A few at a time, so that a flood of logins leaves room for those who are at work; who finds no place
 * in the line gets a 503, and who tries too often a 429.
 */
export function createLogIn(db: Db, limits: SessionLimits) {
  const beginAttempt = createLoginThrottle(db)
  const pass = createConcurrencyLimit(4, 600)

  /** The person and the token of their new session; undefined where nobody has this email and password. */
  return (request: FastifyRequest, { username, password }: Typed) =>
    pass(async () => {
      const email = normalEmail(username)
      const attempt = await beginAttempt(email, request.ip)
      const { user, isAllowed } = await verifyCredentials(db, email, password).catch(
        async (error) => {
          await attempt.notMade()
          throw error
        },
      )
      const by = user && { userId: user.id, name: `${user.firstName} ${user.lastName}` }
      const remember = (tx: Db, status: number) =>
        audited(tx, request, { action: 'login', status, by: by ?? UNKNOWN })
      const start = { limits, origin: originOf(request), remember: (tx: Db) => remember(tx, 200) }
      const token = user && isAllowed && (await startVerifiedSession(db, user, start))
      if (!token) {
        await remember(db, 401)
        return undefined
      }
      await attempt.right()
      return { user, token }
    })
}

interface Typed {
  username: string
  password: string
}

// What was typed is not remembered: it may be a password in the wrong field.
const UNKNOWN = { userId: null, name: 'Unknown account' }

function originOf({ ip, headers }: FastifyRequest): Origin {
  return { address: plainAddress(ip), device: deviceName(headers['user-agent']) }
}
