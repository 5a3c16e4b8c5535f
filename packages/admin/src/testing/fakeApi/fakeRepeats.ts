import { checkIdempotencyKey, otherIdempotencyKey } from '@staff/contract'

import type { FakeAnswer, FakeRequest } from './fakeAnswer'

/** Remembers the responses of one call that creates something, under their Idempotency-Keys. */
export function fakeRepeats() {
  const known = new Map<string, { body: string; answer: FakeAnswer }>()

  /** Runs the work of a request, or returns the stored response for a repeated request. */
  function once({ headers, query, body }: FakeRequest, work: () => FakeAnswer): FakeAnswer {
    const key = checkIdempotencyKey(headers.get('Idempotency-Key'))
    const text = `${query}${JSON.stringify(body)}`
    const before = key === undefined ? undefined : known.get(key)
    if (before && before.body !== text) throw otherIdempotencyKey()
    if (before) return replayed(before.answer)
    const answer = work()
    if (key !== undefined) known.set(key, { body: text, answer })
    return answer
  }

  /** The stored response to an earlier request with the same key, whatever its body was. */
  function earlier({ headers }: FakeRequest): FakeAnswer | undefined {
    return known.get(checkIdempotencyKey(headers.get('Idempotency-Key')) ?? '')?.answer
  }

  return { once, earlier }
}

function replayed(answer: FakeAnswer): FakeAnswer {
  if (typeof answer === 'string') return answer
  return { ...answer, headers: { ...answer.headers, 'Idempotency-Replayed': 'true' } }
}
