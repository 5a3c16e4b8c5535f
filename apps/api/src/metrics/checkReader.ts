import { createHash, timingSafeEqual } from 'node:crypto'

import type { FastifyRequest } from 'fastify'

import { Problem } from '../http/problem'

/** Lets only the one reader of the metrics pass, who sends the deployment's token; a session opens nothing here. */
export function checkReader({ headers }: FastifyRequest, token: string | undefined) {
  const given = hashOf(headers.authorization ?? '')
  if (token && timingSafeEqual(given, hashOf(`Bearer ${token}`))) return
  const details = { headers: { 'www-authenticate': 'Bearer' } }
  throw new Problem(401, 'The metrics need a token of their own.', details)
}

// Of the same length whatever is sent, as the comparison wants it.
function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
