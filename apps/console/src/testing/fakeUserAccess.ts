import { problem, type FakeAnswer, type FakeRequest } from './fakeAnswer'
import { recordsOf } from './fakeComputed'
import type { FakeTables } from './fakeReferences'
import type { FakeSessionCalls } from './fakeSession'

/** What the fake server gives as a one-time password. */
export const FAKE_ONE_TIME_PASSWORD = 'mK7+vQ2hTz9=bWx4RnPd'

/** The calls about somebody else's way in. */
export function fakeUserAccess(tables: FakeTables, session: FakeSessionCalls) {
  const ended = new Set<string>()

  function countSessions({ id = '' }: FakeRequest): FakeAnswer {
    return refuseUnknown(id) ?? { status: 200, body: { count: ended.has(id) ? 0 : SESSIONS } }
  }

  function endSessions(request: FakeRequest): FakeAnswer {
    const { id = '' } = request
    const refusal =
      refuseUnknown(id) ??
      refuseOwn(request, 'End your other sessions where you change your password.')
    if (refusal) return refusal
    ended.add(id)
    return { status: 204 }
  }

  function giveOneTimePassword(request: FakeRequest): FakeAnswer {
    const { id = '' } = request
    const refusal =
      refuseUnknown(id) ??
      refuseOwn(request, 'Change your password yourself.') ??
      session.unconfirmed()
    if (refusal) return refusal
    ended.add(id)
    return { status: 200, body: { password: FAKE_ONE_TIME_PASSWORD } }
  }

  function refuseUnknown(id: string): FakeAnswer | undefined {
    const isKnown = recordsOf(tables, 'users').some((record) => record['id'] === id)
    return isKnown ? undefined : problem(404, 'There is no such user. It may have been deleted.')
  }

  function refuseOwn(request: FakeRequest, instead: string): FakeAnswer | undefined {
    const isOwn = session.personOf(request).userId === request.id
    return isOwn ? problem(409, `This is your own account. ${instead}`) : undefined
  }

  return { countSessions, endSessions, giveOneTimePassword }
}

/** In so many sessions everybody is logged in at the beginning of a story. */
const SESSIONS = 2
