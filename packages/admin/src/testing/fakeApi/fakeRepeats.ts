import { checkIdempotencyKey, otherIdempotencyKey } from '@staff/contract'

import type { FakeAnswer, FakeRequest } from './fakeAnswer'
import type { FakeSessionCalls } from './session/fakeSession'

type FakeSession = Pick<FakeSessionCalls, 'personOf'>

interface Stored {
  address: string
  content: string
  answer: FakeAnswer
}

// All calls of a fake API share its keys.
const storedBySession = new WeakMap<FakeSession, Map<string, Stored>>()

/** Remembers the responses of calls that create something, under the Idempotency-Keys of each person. */
export function fakeRepeats(session: FakeSession) {
  const known = storedBySession.get(session) ?? new Map<string, Stored>()
  storedBySession.set(session, known)

  /** Runs the work of a request, or returns the stored response for a repeated request. */
  function once(request: FakeRequest, work: () => FakeAnswer): FakeAnswer {
    const key = keyOf(request)
    const address = addressOf(request)
    const content = contentOf(request)
    const before = key === undefined ? undefined : known.get(key)
    if (before && before.address !== address) throw otherIdempotencyKey('address')
    if (before && before.content !== content) throw otherIdempotencyKey('body')
    if (before) return replayed(before.answer)
    const answer = work()
    if (key !== undefined) known.set(key, { address, content, answer })
    return answer
  }

  /** The stored response to an earlier request of this address with the same key, whatever its content was. */
  function earlier(request: FakeRequest): FakeAnswer | undefined {
    const before = known.get(keyOf(request) ?? '')
    return before?.address === addressOf(request) ? before.answer : undefined
  }

  function keyOf(request: FakeRequest): string | undefined {
    const key = checkIdempotencyKey(request.headers.get('Idempotency-Key'))
    return key === undefined ? undefined : `${session.personOf(request).userId} ${key}`
  }

  return { once, earlier }
}

function addressOf({ method, area, id = '', part = '', version = '' }: FakeRequest): string {
  return [method, area, id, part, version].join(' ')
}

function contentOf({ query, body }: FakeRequest): string {
  return `${query}${JSON.stringify(body)}`
}

function replayed(answer: FakeAnswer): FakeAnswer {
  if (typeof answer === 'string') return answer
  return { ...answer, headers: { ...answer.headers, 'Idempotency-Replayed': 'true' } }
}
