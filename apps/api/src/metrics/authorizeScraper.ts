import { Problem } from '@staff/contract'
import type { FastifyRequest } from 'fastify'

import { secretsMatch } from '../access/secretsMatch'

/** Lets only the one reader of the metrics pass, who sends the deployment's token; a session opens nothing here. */
export function authorizeScraper({ headers }: FastifyRequest, token: string | undefined) {
  if (token && secretsMatch(headers.authorization ?? '', `Bearer ${token}`)) return
  const details = { headers: { 'www-authenticate': 'Bearer' } }
  throw new Problem(401, 'The metrics need a token of their own.', details)
}
