import { Problem } from '@staff/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { CACHE_CONTROL } from '../answers/respond'

/** Thrown where a record is read by an address that is not its present one. A problem, so that no older answer takes its place. */
export class Moved extends Problem {
  override name = 'Moved'

  constructor(readonly slug: string) {
    super(301, `The record is at ${slug}.`)
  }
}

/** Leads to the present address of a record, with the parameters of the request. */
export function redirect(request: FastifyRequest, reply: FastifyReply, { slug }: Moved) {
  const [, query] = (request.raw.url ?? '').split('?', 2)
  // Relative, because a proxy may serve the API below another path.
  const location = query === undefined ? slug : `${slug}?${query}`
  return reply
    .code(301)
    .headers({
      location,
      // No longer than an answer: a record that goes back to an earlier address would lead in a circle.
      'cache-control': CACHE_CONTROL,
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send()
}
