import { entityTag, matchesIfMatch } from '@staff/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sets the record's version as the `ETag` of the response, and returns the record. */
export function withETag<Stored extends { version: number }>(
  reply: FastifyReply,
  record: Stored,
): Stored {
  reply.header('etag', entityTag(record))
  return record
}

/** Whether the request's `If-Match` has this version. Throws a 428 if there is no such header. */
export function matchesRequest(request: FastifyRequest, record: { version: number }): boolean {
  return matchesIfMatch(request.headers['if-match'], record)
}
