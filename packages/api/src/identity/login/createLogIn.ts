import { normalEmail } from '@staff/contract'
import type { FastifyRequest } from 'fastify'

import { writeAuditEntry } from '../audit/writeAuditEntry'
import type { Db } from '../../platform/db/database'
import { createConcurrencyLimit } from '../../platform/throttle/concurrencyLimit'
import { plainAddress } from '../../platform/throttle/networkOf'
import { verifyCredentials, startVerifiedSession } from './verifyCredentials'
import { deviceName } from '../sessions/deviceName'
import { createLoginThrottle } from './loginThrottle'
import type { Origin, SessionLimits } from '../sessions/sessions'

/**
 * Logs people in, a few at a time, so that a flood of logins leaves the server responsive. Throws a 503 if the queue is
 * full, and a 429 after too many attempts.
 */
export function createLogIn(db: Db, limits: SessionLimits) {
  const beginAttempt = createLoginThrottle(db)
  const limitConcurrency = createConcurrencyLimit(4, 600)

  /** The person and the token of the new session; undefined if nobody has this email and password. */
  return (request: FastifyRequest, { username, password }: Credentials) =>
    limitConcurrency(async () => {
      const email = normalEmail(username)
      const attempt = await beginAttempt(email, request.ip)
      const { user, isAllowed } = await verifyCredentials(db, email, password).catch(
        async (error) => {
          await attempt.cancelled()
          throw error
        },
      )
      const by = user && { userId: user.id, name: `${user.firstName} ${user.lastName}` }
      const recordLogin = (tx: Db, status: number) =>
        writeAuditEntry(tx, request, { action: 'login', status, by: by ?? UNKNOWN })
      const start = {
        limits,
        origin: originOf(request),
        recordLogin: (tx: Db) => recordLogin(tx, 200),
      }
      const token = user && isAllowed && (await startVerifiedSession(db, user, start))
      if (!token) {
        await recordLogin(db, 401)
        return undefined
      }
      await attempt.succeeded()
      return { user, token }
    })
}

interface Credentials {
  username: string
  password: string
}

// The typed email is not recorded, because users sometimes type their password into the wrong field.
const UNKNOWN = { userId: null, name: 'Unknown account' }

function originOf({ ip, headers }: FastifyRequest): Origin {
  return { address: plainAddress(ip), device: deviceName(headers['user-agent']) }
}
