import { checkIdempotencyKey, otherIdempotencyKey } from '@staff/contract'

import type { FakeAnswer, FakeRequest } from './fakeAnswer'

interface Stored {
  address: string
  content: string
  answer: FakeAnswer
}

/** Remembers the responses of calls that create something, under the Idempotency-Keys of each person. */
export function fakeRepeats() {
  const known = new Map<string, Stored>()

  /** Runs the work of a request, or returns the stored response for a repeated request. */
  function once(request: FakeRequest, work: () => FakeAnswer): FakeAnswer {
    const key = keyOf(request)
    const address = addressOf(request)
    const content = JSON.stringify([request.query, request.body])
    const before = known.get(key)
    if (before && before.address !== address) throw otherIdempotencyKey('address')
    if (before && before.content !== content) throw otherIdempotencyKey('body')
    if (before) return replayed(before.answer)
    const answer = work()
    if (key !== '') known.set(key, { address, content, answer })
    return answer
  }

  /** The stored response to an earlier request of this address with the same key, whatever its content was. */
  function earlier(request: FakeRequest): FakeAnswer | undefined {
    const before = known.get(keyOf(request))
    return before?.address === addressOf(request) ? before.answer : undefined
  }

  return { once, earlier }
}

export type FakeRepeats = ReturnType<typeof fakeRepeats>

/** '' for a request without a key. */
function keyOf({ headers, caller }: FakeRequest): string {
  const key = checkIdempotencyKey(headers.get('Idempotency-Key'))
  return key === undefined ? '' : `${caller.userId} ${key}`
}

function addressOf({ method, area, id = '', part = '', version = '' }: FakeRequest): string {
  return [method, area, id, part, version].join(' ')
}

function replayed(answer: FakeAnswer): FakeAnswer {
  if (typeof answer === 'string') return answer
  return { ...answer, headers: { ...answer.headers, 'Idempotency-Replayed': 'true' } }
}
