import { changePassword, confirmPassword } from '@staff/forms/content/entities'
import { checkTypes, validate, type Audience } from '@staff/forms/entity'

import type { PasswordState, Session } from '../stores/auth'
import { problem, refused, type FakeAnswer, type FakeRequest } from './fakeAnswer'
import { fakeOwnSessions } from './fakeOwnSessions'

/** Who works in a story. For 'nobody' the server knows no session any more. */
export type FakeRole = 'administrator' | 'staff' | 'nobody'

/** What opens the fake login; every other password is wrong. */
export const FAKE_LOGIN = { email: 'ana@example.com', password: 'Correct-1' }

/** Another administrator, with the same password. */
export const OTHER_LOGIN = { email: 'ben@example.com', password: FAKE_LOGIN.password }

/** What a story gives to `logIn` so that its screen has a session. */
export function fakeSession(
  role: FakeRole = 'administrator',
  passwordState: PasswordState = 'own',
): Session & { passwordState: PasswordState } {
  return {
    passwordState,
    token: 'token-of-ana',
    userId: '019a0000-0000-7000-9000-000000000001',
    roleTypeId: role === 'staff' ? 2 : 1,
    name: 'Ana Moreno',
    email: FAKE_LOGIN.email,
    draftKey: '1a'.repeat(32),
  }
}

const OTHER: ReturnType<typeof fakeSession> = {
  passwordState: 'own',
  token: 'token-of-ben',
  userId: '019a0000-0000-7000-9000-000000000002',
  roleTypeId: 1,
  name: 'Ben Okafor',
  email: OTHER_LOGIN.email,
  draftKey: '2b'.repeat(32),
}

export interface FakePerson {
  role: FakeRole
  passwordState?: PasswordState
  /** Whether the person has just typed their password again. */
  confirmed?: boolean
}

/** The calls about the session. */
export function fakeSessionCalls({ role, passwordState, confirmed = false }: FakePerson) {
  const ana = fakeSession(role, passwordState)
  const ended = new Set<string>()
  const own = fakeOwnSessions()
  let password = FAKE_LOGIN.password
  let isConfirmed = confirmed
  let tokens = 0

  function logIn({ body }: FakeRequest): FakeAnswer {
    const person = [ana, OTHER].find(
      ({ email }) => email === String(body['username']).toLowerCase(),
    )
    if (!person || body['password'] !== password) {
      return problem(401, 'The email or the password is not right.')
    }
    const { userId, roleTypeId, name, passwordState: state, draftKey } = person
    const message = `Welcome back, ${name.split(' ')[0]}`
    const token = newToken(person)
    const who = { userId, roleTypeId, name, passwordState: state, draftKey }
    return { status: 200, body: { token, ...who, message } }
  }

  function newToken(person: Session): string {
    tokens += 1
    return `${person.token}-${tokens}`
  }

  function logOut(request: FakeRequest): FakeAnswer {
    ended.add(tokenOf(request))
    return { status: 204 }
  }

  function me(request: FakeRequest): FakeAnswer {
    const { token: _, draftKey: _key, ...person } = personOf(request)
    const roleName = person.roleTypeId === 1 ? 'Administrator' : 'Staff'
    return { status: 200, body: { ...person, roleName } }
  }

  function changeOwnPassword(request: FakeRequest): FakeAnswer {
    const { body } = request
    const { values, errors } = validate(changePassword.schema, body)
    const wrong = { ...errors, ...checkTypes(changePassword.schema, body) }
    if (!values || Object.keys(wrong).length > 0) return refused(wrong)
    if (values.oldPassword !== password) {
      return refused({ oldPassword: 'Old password is not right' })
    }
    password = values.newPassword
    own.endOthers()
    const person = personOf(request)
    person.passwordState = 'own'
    isConfirmed = false
    ended.add(tokenOf(request))
    return { status: 200, body: { token: newToken(person) } }
  }

  function confirm({ body }: FakeRequest): FakeAnswer {
    const { values, errors } = validate(confirmPassword.schema, body)
    const wrong = { ...errors, ...checkTypes(confirmPassword.schema, body) }
    if (!values || Object.keys(wrong).length > 0) return refused(wrong)
    if (values.password !== password) return refused({ password: 'Password is not right' })
    isConfirmed = true
    return { status: 204 }
  }

  /** Why something that needs the password again is not done; undefined when it was typed. */
  function unconfirmed(): FakeAnswer | undefined {
    if (isConfirmed) return undefined
    return problem(403, 'Confirm this with your password.', { code: 'confirmation-required' })
  }

  /** Who calls: the person whom the token was made for. */
  function personOf(request: FakeRequest) {
    return tokenOf(request).startsWith(OTHER.token) ? OTHER : ana
  }

  /** Why a call is not answered to this person; undefined when it is. */
  function refuse(request: FakeRequest, opensTo: 'anyone' | Audience) {
    const bearer = tokenOf(request)
    if (opensTo === 'anyone') return undefined
    if (role === 'nobody' || !bearer || ended.has(bearer)) {
      return problem(401, 'Your session has ended. Please log in again.')
    }
    if (personOf(request).passwordState === 'given' && !BEFORE_OWN_PASSWORD.has(request.area)) {
      const message = 'Choose your own password first. Nothing else is open until then.'
      return problem(403, message, { code: 'own-password-required' })
    }
    return opensTo === 'administrator' && Number(personOf(request).roleTypeId) !== 1
      ? problem(403, 'You do not have permission to do this.')
      : undefined
  }

  return { logIn, logOut, me, changeOwnPassword, confirm, unconfirmed, own, personOf, refuse }
}

export type FakeSessionCalls = ReturnType<typeof fakeSessionCalls>

/** What is open to somebody who still has to choose their own password. */
const BEFORE_OWN_PASSWORD = new Set(['me', 'sessions', 'logout', 'change-password'])

function tokenOf({ headers }: FakeRequest): string {
  return (headers.get('Authorization') ?? '').replace(/^Bearer /, '')
}
