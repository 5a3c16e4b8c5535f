import {
  acceptQuery,
  entityOfRight,
  explainDeed,
  explainRight,
  peopleMessages,
  Problem,
} from '@staff/contract'
import { user } from '@staff/entity/people'

import type { FakeAnswer, FakeRequest } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'

/** The one-time password of the fake server. */
export const FAKE_ONE_TIME_PASSWORD = 'mK7+vQ2hTz9=bWx4RnPd'

/** The calls about the access of another user. */
export function userAccess({
  entities,
  links,
  store,
  session,
}: Pick<FakeServer, 'entities' | 'links' | 'store' | 'session'>) {
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
    links.passwordSet(id)
    return { status: 200, body: { password: FAKE_ONE_TIME_PASSWORD } }
  }

  function explain({ id = '', query }: FakeRequest): FakeAnswer {
    const { action, area, record: recordId } = acceptQuery(explainRight, query)
    const { record: person } = store.load(user, id)
    const entity = entityOfRight(entities, area)
    const record = recordId === undefined ? undefined : store.load(entity, recordId).record
    const role = store.records('roles').find((each) => each['id'] === person['roleId'])
    return { status: 200, body: explainDeed(person, role, { deed: action, entity, record }) }
  }

  function refuseUnknown(id: string) {
    store.load(user, id)
  }

  /** Returns the id of another user. Throws a 409 for the caller's own id. */
  function someoneElse(request: FakeRequest, reason: string): string {
    const { id = '' } = request
    refuseUnknown(id)
    if (request.caller.userId === id) throw new Problem(409, reason)
    return id
  }

  return {
    countSessions,
    /** Ends the sessions of a user. */
    end: (id: string) => void ended.add(id),
    endSessions,
    explainRight: explain,
    giveOneTimePassword,
  }
}

/** The number of sessions of each user at the start of a story. */
const SESSIONS = 2
