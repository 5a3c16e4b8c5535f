import { entityTag, matchesIfMatch } from '@staff/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The record as an answer, with its version as the entity tag. */
export function withETag<Stored extends { version: number }>(
  reply: FastifyReply,
  record: Stored,
): Stored {
  reply.header('etag', entityTag(record))
  return record
}

/** Whether the caller's `If-Match` names this version. Throws a 428 when there is none. */
export function matchesRequest(request: FastifyRequest, record: { version: number }): boolean {
  return matchesIfMatch(request.headers['if-match'], record)
}
