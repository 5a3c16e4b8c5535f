import { Problem } from '@staff/contract'
import type { FastifyRequest } from 'fastify'

import { secretsMatch } from '../../platform/requests/secretsMatch'

/** Requires the deployment's metrics token. A session does not grant access. */
export function authorizeScraper({ headers }: FastifyRequest, token: string | undefined) {
  if (token && secretsMatch(headers.authorization ?? '', `Bearer ${token}`)) return
  const details = { headers: { 'www-authenticate': 'Bearer' } }
  throw new Problem(401, 'The metrics need a token of their own.', details)
}
