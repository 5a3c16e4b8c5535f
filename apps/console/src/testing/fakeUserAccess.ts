import { type FakeAnswer, type FakeRequest, type FakeServer, recordsOf } from '@staff/admin/testing'
import { noSuchRecord, peopleMessages, Problem } from '@staff/contract'
import { user } from '@staff/forms/content/user/user.entity'

/** What the fake server gives as a one-time password. */
export const FAKE_ONE_TIME_PASSWORD = 'mK7+vQ2hTz9=bWx4RnPd'

/** The calls about somebody else's way in. */
export function fakeUserAccess({ tables, session }: Pick<FakeServer, 'tables' | 'session'>) {
  const ended = new Set<string>()

  function countSessions({ id = '' }: FakeRequest): FakeAnswer {
    refuseUnknown(id)
    return { status: 200, body: { count: ended.has(id) ? 0 : SESSIONS } }
  }

  function endSessions(request: FakeRequest): FakeAnswer {
    ended.add(someoneElse(request, peopleMessages.ownSessions))
    return { status: 204 }
  }

  function giveOneTimePassword(request: FakeRequest): FakeAnswer {
    const id = someoneElse(request, peopleMessages.ownPassword)
    session.requireConfirmation()
    ended.add(id)
    return { status: 200, body: { password: FAKE_ONE_TIME_PASSWORD } }
  }

  function refuseUnknown(id: string) {
    if (!recordsOf(tables, 'users').some((record) => record['id'] === id)) throw noSuchRecord(user)
  }

  /** The id of a user, unless it is the one who asks: throws a 409 with the reason. */
  function someoneElse(request: FakeRequest, reason: string): string {
    const { id = '' } = request
    refuseUnknown(id)
    if (session.personOf(request).userId === id) throw new Problem(409, reason)
    return id
  }

  return { countSessions, endSessions, giveOneTimePassword }
}

/** In so many sessions everybody is logged in at the beginning of a story. */
const SESSIONS = 2
