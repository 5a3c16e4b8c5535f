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

import type { FakeAnswer, FakeRequest } from '../fakeAnswer'
import { fakeOwnSessions } from './fakeOwnSessions'
import { fakePasswordProblem } from './fakePasswordProblem'
import { FAKE_LOGIN, fakeSession, otherSession, type FakeRole } from './fakePeople'
import { fakeTokens, tokenOf } from './fakeTokens'

export interface FakeSessionOptions {
  role: FakeRole
  passwordState?: PasswordState
  /** Whether the user has just confirmed the password. */
  confirmed?: boolean
}

/** The calls about the session, and the access checks of all calls. */
export function fakeSessionCalls({ role, passwordState, confirmed = false }: FakeSessionOptions) {
  const people = [fakeSession(role, passwordState), otherSession()] as const
  const tokens = fakeTokens([...people])
  const own = fakeOwnSessions()
  const account = { password: FAKE_LOGIN.password, isConfirmed: confirmed }

  function logIn({ body }: FakeRequest): FakeAnswer {
    const { username, password } = acceptBody(logInCall, body)
    const person = people.find(({ email }) => email === username.toLowerCase())
    if (!person || password !== account.password) throw new Problem(401, sessionMessages.wrongLogin)
    const { token: _, email: _email, ...session } = person
    const message = sessionMessages.welcome(person.name.split(' ')[0] ?? '')
    return { status: 200, body: { token: tokens.create(person), ...session, message } }
  }

  function logOut(request: FakeRequest): FakeAnswer {
    tokens.end(request)
    return { status: 204 }
  }

  /** Who is logged in. */
  function me(request: FakeRequest) {
    const { token: _, draftKey: _key, ...person } = tokens.ownerOf(request)
    return { ...person, roleName: person.roleTypeId === 1 ? 'Administrator' : 'Staff' }
  }

  return {
    logIn,
    logOut,
    me,
    ...fakePasswordCalls(account, { tokens, own }),
    own,
    personOf: tokens.ownerOf,
    authorize: fakeAuthorization({ tokens, isEnded: () => role === 'nobody' || !own.isLiving() }),
  }
}

export type FakeSessionCalls = ReturnType<typeof fakeSessionCalls>

interface FakeAccount {
  password: string
  /** Whether the user has just confirmed the password. */
  isConfirmed: boolean
}

interface Sessions {
  tokens: ReturnType<typeof fakeTokens>
  own: ReturnType<typeof fakeOwnSessions>
}

/** The calls that change and confirm the password. */
function fakePasswordCalls(account: FakeAccount, { tokens, own }: Sessions) {
  function changeOwnPassword(request: FakeRequest): FakeAnswer {
    const { oldPassword, newPassword } = acceptBody(changePassword, request.body)
    const person = tokens.ownerOf(request)
    const wrong = fakePasswordProblem(newPassword, person)
    if (wrong) throw refused({ newPassword: `New password ${wrong}` })
    if (oldPassword !== account.password)
      throw refused({ oldPassword: sessionMessages.wrongOldPassword })
    Object.assign(account, { password: newPassword, isConfirmed: false })
    person.passwordState = 'own'
    own.endOthers()
    tokens.end(request)
    return { status: 200, body: { token: tokens.create(person) } }
  }

  function confirm({ body }: FakeRequest): FakeAnswer {
    const { password } = acceptBody(confirmPassword, body)
    if (password !== account.password) throw refused({ password: sessionMessages.wrongPassword })
    account.isConfirmed = true
    return { status: 204 }
  }

  /** Throws a 403 unless the password was confirmed. */
  function requireConfirmation() {
    if (!account.isConfirmed) throw confirmationRequired()
  }

  return { changeOwnPassword, confirm, requireConfirmation }
}

/** Returns a function that throws if the caller may not make a call. */
function fakeAuthorization({
  tokens,
  isEnded,
}: Pick<Sessions, 'tokens'> & { isEnded: () => boolean }) {
  return (request: FakeRequest, call: AnyCall) => {
    if (call.access === 'public') return
    if (!tokenOf(request)) throw notLoggedIn(sessionMessages.notLoggedIn)
    if (isEnded() || !tokens.isValid(request)) throw notLoggedIn(sessionMessages.sessionEnded)
    const { roleTypeId, passwordState } = tokens.ownerOf(request)
    const refusal = refuseCaller(
      { roleTypeId: Number(roleTypeId), passwordState },
      { access: call.access, beforeOwnPassword: call.beforeOwnPassword ?? false },
    )
    if (refusal) throw refusal
  }
}
