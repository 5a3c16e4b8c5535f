import {
  acceptBody,
  changePassword,
  confirmationRequired,
  confirmPassword,
  logIn as logInCall,
  notLoggedIn,
  Problem,
  refuseCaller,
  refused,
  sessionMessages,
  type AnyCall,
  type PasswordState,
} from '@staff/contract'

import type { Session } from '../../../stores/session/auth'
import type { FakeAnswer, FakeRequest } from '../fakeAnswer'
import { fakePasswordProblem } from './fakePasswordProblem'
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
    const typed = acceptBody(logInCall, body)
    const person = [ana, OTHER].find(({ email }) => email === typed.username.toLowerCase())
    if (!person || typed.password !== password) throw new Problem(401, sessionMessages.wrongLogin)
    const { userId, roleTypeId, name, passwordState: state, draftKey } = person
    const message = sessionMessages.welcome(name.split(' ')[0] ?? '')
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
    const { oldPassword, newPassword } = acceptBody(changePassword, request.body)
    const wrong = fakePasswordProblem(newPassword, personOf(request))
    if (wrong) throw refused({ newPassword: `New password ${wrong}` })
    if (oldPassword !== password) throw refused({ oldPassword: sessionMessages.wrongOldPassword })
    password = newPassword
    own.endOthers()
    const person = personOf(request)
    person.passwordState = 'own'
    isConfirmed = false
    ended.add(tokenOf(request))
    return { status: 200, body: { token: newToken(person) } }
  }

  function confirm({ body }: FakeRequest): FakeAnswer {
    const typed = acceptBody(confirmPassword, body)
    if (typed.password !== password) throw refused({ password: sessionMessages.wrongPassword })
    isConfirmed = true
    return { status: 204 }
  }

  /** Throws a 403 for what needs the password again, unless it was typed. */
  function requireConfirmation() {
    if (!isConfirmed) throw confirmationRequired()
  }

  /** Who calls: the person whom the token was made for. */
  function personOf(request: FakeRequest) {
    return tokenOf(request).startsWith(OTHER.token) ? OTHER : ana
  }

  /** Throws what a person is told who may not make a call. */
  function authorize(request: FakeRequest, call: AnyCall) {
    if (call.access === 'public') return
    const bearer = tokenOf(request)
    if (!bearer) throw notLoggedIn(sessionMessages.notLoggedIn)
    if (role === 'nobody' || !own.isLiving() || ended.has(bearer) || !isIssued(bearer))
      throw notLoggedIn(sessionMessages.sessionEnded)
    const { roleTypeId, passwordState: state } = personOf(request)
    const refusal = refuseCaller(
      { roleTypeId: Number(roleTypeId), passwordState: state },
      { access: call.access, beforeOwnPassword: call.beforeOwnPassword ?? false },
    )
    if (refusal) throw refusal
  }

  return {
    logIn,
    logOut,
    me,
    changeOwnPassword,
    confirm,
    requireConfirmation,
    own,
    personOf,
    authorize,
  }
}

export type FakeSessionCalls = ReturnType<typeof fakeSessionCalls>

/** Whether a token is one of those that this file makes. */
function isIssued(token: string): boolean {
  return [fakeSession(), OTHER].some((session) => token.startsWith(session.token))
}

function tokenOf({ headers }: FakeRequest): string {
  return (headers.get('Authorization') ?? '').replace(/^Bearer /, '')
}
