import { changePassword, checkTypes, validate, type Audience } from '@staff/forms/entities'

import type { Session } from '../stores/auth'
import { problem, refused, type FakeAnswer, type FakeRequest } from './fakeAnswer'
import { fakeOwnSessions } from './fakeOwnSessions'

/** Who works in a story. For 'nobody' the server knows no session any more. */
export type FakeRole = 'administrator' | 'staff' | 'nobody'

/** What opens the fake login; every other password is wrong. */
export const FAKE_LOGIN = { email: 'ana@example.com', password: 'Correct-1' }

/** Another administrator, with the same password. */
export const OTHER_LOGIN = { email: 'ben@example.com', password: FAKE_LOGIN.password }

/** What a story gives to `logIn` so that its screen has a session. */
export function fakeSession(role: FakeRole = 'administrator'): Session {
  return {
    token: 'token-of-ana',
    userId: '019a0000-0000-7000-9000-000000000001',
    roleTypeId: role === 'staff' ? 2 : 1,
    name: 'Ana Moreno',
    email: FAKE_LOGIN.email,
  }
}

const OTHER: Session = {
  token: 'token-of-ben',
  userId: '019a0000-0000-7000-9000-000000000002',
  roleTypeId: 1,
  name: 'Ben Okafor',
  email: OTHER_LOGIN.email,
}

/** The calls about the session. */
export function fakeSessionCalls(role: FakeRole) {
  const ana = fakeSession(role)
  const ended = new Set<string>()
  const own = fakeOwnSessions()
  let password = FAKE_LOGIN.password
  let logins = 0

  function logIn({ body }: FakeRequest): FakeAnswer {
    const person = [ana, OTHER].find(({ email }) => email === String(body.username).toLowerCase())
    if (!person || body.password !== password) {
      return problem(401, 'The email or the password is not right.')
    }
    logins += 1
    const { userId, roleTypeId, name } = person
    const message = `Welcome back, ${name.split(' ')[0]}`
    const token = `${person.token}-${logins}`
    return { status: 200, body: { token, userId, roleTypeId, name, message } }
  }

  function logOut(request: FakeRequest): FakeAnswer {
    ended.add(tokenOf(request))
    return { status: 204 }
  }

  function me(request: FakeRequest): FakeAnswer {
    const { userId, name, email, roleTypeId } = personOf(request)
    const roleName = roleTypeId === 1 ? 'Administrator' : 'Staff'
    return { status: 200, body: { userId, name, email, roleTypeId, roleName } }
  }

  function changeOwnPassword({ body }: FakeRequest): FakeAnswer {
    const { values, errors } = validate(changePassword.schema, body)
    const wrong = { ...errors, ...checkTypes(changePassword.schema, body) }
    if (!values || Object.keys(wrong).length > 0) return refused(wrong)
    if (values.oldPassword !== password) {
      return refused({ oldPassword: 'Old password is not right' })
    }
    password = values.newPassword
    return own.endOthers()
  }

  /** Who calls: the person whom the token was made for. */
  function personOf(request: FakeRequest): Session {
    return tokenOf(request).startsWith(OTHER.token) ? OTHER : ana
  }

  /** Why a call is not answered to this person; undefined when it is. */
  function refuse(request: FakeRequest, opensTo: 'anyone' | Audience) {
    const bearer = tokenOf(request)
    if (opensTo === 'anyone') return undefined
    if (role === 'nobody' || !bearer || ended.has(bearer)) {
      return problem(401, 'Your session has ended. Please log in again.')
    }
    return opensTo === 'administrator' && Number(personOf(request).roleTypeId) !== 1
      ? problem(403, 'You do not have permission to do this.')
      : undefined
  }

  return { logIn, logOut, me, changeOwnPassword, own, personOf, refuse }
}

function tokenOf({ headers }: FakeRequest): string {
  return (headers.get('Authorization') ?? '').replace(/^Bearer /, '')
}
