import {
  acceptBody,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  factorMessages,
  isFactorRequired,
  MAX_NAMED_WITHOUT_FACTOR,
  newSecret,
  Problem,
  readRoleFactor,
  readSecondFactor,
  readUserFactor,
  refuseDay,
  renewRecoveryCodes,
  requireRoleFactor,
  resetUserFactor,
  setupUri,
  type RoleFactor,
} from '@staff/contract'
import { FIXTURE_NOW } from '@staff/entity'
import { role, user } from '@staff/entity/people'

import type { AsyncFakeHandler, FakeCall, FakeHandler } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'

/** The calls about second factors. `endSessions` logs a user out everywhere. */
export function factorCalls(server: FakeServer, endSessions: (userId: string) => void): FakeCall[] {
  return [...ownCalls(server), ...userCalls(server, endSessions), ...roleCalls(server)]
}

const since = FIXTURE_NOW.toISOString()

/** The calls with which somebody sets up and ends their own second factor. */
function ownCalls({ session }: FakeServer): FakeCall[] {
  const { factors } = session

  const read: FakeHandler = ({ caller }) => ({
    status: 200,
    body: {
      available: factors.keepsSecrets,
      since: factors.isOn(caller.userId) ? since : null,
      standing: factors.standing(caller.userId),
    },
  })

  const begin: FakeHandler = ({ caller }) => {
    session.requireConfirmation()
    if (!factors.keepsSecrets) throw new Problem(409, factorMessages.noKey)
    const secret = newSecret()
    factors.begin(caller.userId, secret)
    const uri = setupUri({ secret, email: caller.email, issuer: 'Staff console' })
    return { status: 200, body: { secret, uri } }
  }

  const confirm: AsyncFakeHandler = async ({ body, caller }) => {
    const { code } = acceptBody(confirmSecondFactor, body)
    return { status: 200, body: { recoveryCodes: await factors.confirm(caller.userId, code) } }
  }

  const renew: FakeHandler = ({ caller }) => {
    session.requireConfirmation()
    return { status: 200, body: { recoveryCodes: factors.renew(caller.userId) } }
  }

  const end: FakeHandler = ({ caller }) => {
    session.requireConfirmation()
    if (!factors.isOn(caller.userId)) throw new Problem(409, factorMessages.isOff)
    const { from } = factors.standing(caller.userId)
    if (isFactorRequired(from, FIXTURE_NOW)) throw new Problem(409, factorMessages.needed)
    factors.remove(caller.userId)
    return { status: 204 }
  }

  return [
    [readSecondFactor, read],
    [beginSecondFactor, begin],
    [confirmSecondFactor, confirm],
    [renewRecoveryCodes, renew],
    [endSecondFactor, end],
  ]
}

/** What administrators see of the second factor of a user, and can do about it. */
function userCalls(
  { session, store }: FakeServer,
  endSessions: (userId: string) => void,
): FakeCall[] {
  const { factors } = session

  const read: FakeHandler = ({ id = '' }) => {
    store.load(user, id)
    const body = { since: factors.isOn(id) ? since : null, standing: factors.standing(id) }
    return { status: 200, body }
  }

  const reset: FakeHandler = ({ id = '', body, caller }) => {
    acceptBody(resetUserFactor, body)
    store.load(user, id)
    if (caller.userId === id) throw new Problem(409, factorMessages.own)
    session.requireConfirmation()
    if (!factors.remove(id)) throw new Problem(409, factorMessages.personIsOff)
    endSessions(id)
    return { status: 204 }
  }

  return [
    [readUserFactor, read],
    [resetUserFactor, reset],
  ]
}

/** From when roles require a second factor. */
function roleCalls({ session, store }: FakeServer): FakeCall[] {
  const { factors } = session

  function present(id: string): RoleFactor {
    store.load(role, id)
    const people = store.records('users').filter(({ roleId }) => roleId === id)
    const without = people
      .filter((each) => !factors.isOn(String(each['id'])))
      .map((each) => ({ id: String(each['id']), name: nameOf(each), sort: sortOf(each) }))
      .toSorted((one, other) => (one.sort < other.sort ? -1 : 1))
    return {
      from: factors.required.get(id) ?? null,
      people: people.length,
      withFactor: people.length - without.length,
      without: without
        .slice(0, MAX_NAMED_WITHOUT_FACTOR)
        .map(({ id: personId, name }) => ({ id: personId, name })),
    }
  }

  const change: FakeHandler = ({ id = '', body }) => {
    const { from } = acceptBody(requireRoleFactor, body)
    store.load(role, id)
    session.requireConfirmation()
    const refusal = refuseDay(from, FIXTURE_NOW)
    if (refusal) throw refusal
    if (from === null) factors.required.delete(id)
    else if (!factors.keepsSecrets) throw new Problem(409, factorMessages.noKey)
    else factors.required.set(id, from)
    return { status: 200, body: present(id) }
  }

  return [
    [readRoleFactor, ({ id = '' }) => ({ status: 200, body: present(id) })],
    [requireRoleFactor, change],
  ]
}

function nameOf({ firstName, lastName }: Record<string, unknown>): string {
  return `${String(firstName)} ${String(lastName)}`
}

function sortOf({ firstName, lastName, id }: Record<string, unknown>): string {
  return [lastName, firstName, id].map(String).join(' ')
}
