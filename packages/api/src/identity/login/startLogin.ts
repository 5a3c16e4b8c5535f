import type { FastifyRequest } from 'fastify'

import type { Db } from '../../platform/db/database'
import { plainAddress } from '../../platform/throttle/networkOf'
import { writeAuditEntry } from '../audit/writeAuditEntry'
import { deviceName } from '../sessions/deviceName'
import { startSession, type SessionLimits } from '../sessions/sessions'
import type { LoginUser } from './verifyCredentials'

interface Login {
  user: LoginUser
  limits: SessionLimits
}

/** Starts the session of a login and records it, in the transaction of the last check. Resolves to the token. */
export async function startLogin(
  tx: Db,
  request: FastifyRequest,
  { user, limits }: Login,
): Promise<string> {
  const { ip, headers } = request
  await recordLogin(tx, request, user, 200)
  return startSession(tx, user.id, limits, {
    address: plainAddress(ip),
    device: deviceName(headers['user-agent']),
  })
}

/** Records a login, or a refused one. */
export function recordLogin(
  tx: Db,
  request: FastifyRequest,
  user: LoginUser | undefined,
  status: 200 | 401,
): Promise<string> {
  const by = user && { userId: user.id, name: `${user.firstName} ${user.lastName}` }
  return writeAuditEntry(tx, request, { action: 'login', status, by: by ?? UNKNOWN })
}

// The typed email is not recorded, because users sometimes type their password into the wrong field.
const UNKNOWN = { userId: null, name: 'Unknown account' }
