import { requestMessages } from '../messages/messages'
import { Problem, refused } from '../problems/Problem'

const KEY = /^[\x21-\x7e]{16,255}$/

/** The Idempotency-Key of a request; undefined without one. Throws a 400 for a malformed key. */
export function checkIdempotencyKey(header: string | null | undefined): string | undefined {
  if (header === null || header === undefined) return undefined
  if (!KEY.test(header)) throw new Problem(400, requestMessages.badIdempotencyKey)
  return header
}

/** The 422 for an Idempotency-Key that was used for another address or with another body. */
export function otherIdempotencyKey(what: 'address' | 'body'): Problem {
  return refused({ 'Idempotency-Key': requestMessages.otherIdempotencyKey(what) })
}
