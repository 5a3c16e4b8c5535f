import type { FastifyReply, FastifyRequest } from 'fastify'

import { Problem } from '../problems/problem'

/** The entity tag of a record: its version in quotes. */
export function entityTag({ version }: { version: number }): string {
  return `"${version}"`
}

/** The record as an answer, with its version as the entity tag. */
export function tagged<Stored extends { version: number }>(
  reply: FastifyReply,
  record: Stored,
): Stored {
  reply.header('etag', entityTag(record))
  return record
}

/** Whether the caller's `If-Match` names this version. Throws a 428 when there is none, so that nothing is overwritten unseen. */
export function isExpected(request: FastifyRequest, record: { version: number }): boolean {
  const expected = request.headers['if-match']
  if (expected === undefined)
    throw new Problem(428, 'Say which version you change: send If-Match with its ETag.')
  // A proxy that compresses makes tags weak (W/"3"); the version in them is still the version.
  const tags = expected.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(entityTag(record))
}
