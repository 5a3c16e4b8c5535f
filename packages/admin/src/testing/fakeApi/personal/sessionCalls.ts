import {
  acceptBody,
  changePassword,
  confirmationRequired,
  confirmPassword,
  hasOnlyProductWords,
  logIn,
  logOut,
  matchesWord,
  notLoggedIn,
  passwordProblem,
  Problem,
  refuseCaller,
  refused,
  sessionMessages,
  type AnyCall,
} from '@staff/contract'
import type { AnyEntity, Owner } from '@staff/entity'

import type { FakeCall, FakeHandler, FakeRequest } from '../fakeAnswer'
import {
  FAKE_LOGIN,
  fakeSession,
  otherSession,
  type FakePerson,
  type FakePersonOptions,
  type FakeRole,
} from './fakePeople'
import { fakeOwnSessions } from './ownSessions'

export interface FakeSessionOptions extends FakePersonOptions {
  role: FakeRole
  /** Whether the user has just confirmed the password. */
  confirmed?: boolean
  /** Called with the id of a user who has changed their password. */
  onOwnPassword: (userId: string) => void
}

/** Who is logged in, the calls about the session, and the access checks of all calls. */
export function fakeSessions(given: FakeSessionOptions) {
  const { role, confirmed = false, onOwnPassword, ...options } = given
  const people = fakeTokens(fakeSession(role, options), otherSession())
  const own = fakeOwnSessions()
  const account = { password: FAKE_LOGIN.password, isConfirmed: confirmed }

  return {
    calls: [
      ...loginCalls(people, account),
      ...passwordCalls(people, account, { endOthers: own.endOthers, onOwnPassword }),
      ...own.calls,
    ],
    callerOf: people.callerOf,

    /** Throws a 403 unless the user has confirmed the password. */
    requireConfirmation() {
      if (!account.isConfirmed) throw confirmationRequired()
    },

    /** Throws a problem if the caller may not make a call. */
    authorize(
      { caller, headers }: FakeRequest,
      { access, beforeOwnPassword = false }: AnyCall,
      entities: readonly AnyEntity[],
    ) {
      if (access === 'public') return
      if (!tokenIn(headers)) throw notLoggedIn(sessionMessages.notLoggedIn)
      if (role === 'nobody' || !own.isLiving() || !people.isValid(headers))
        throw notLoggedIn(sessionMessages.sessionEnded)
      const refusal = refuseCaller(caller, { access, beforeOwnPassword }, entities)
      if (refusal) throw refusal
    },
  }
}

export type FakeSession = ReturnType<typeof fakeSessions>

interface FakeAccount {
  password: string
  /** Whether the user has just confirmed the password. */
  isConfirmed: boolean
}

/** The tokens of the people who can log in. The first is the user of the story. */
function fakeTokens(user: FakePerson, other: FakePerson) {
  const all = [user, other]
  const ended = new Set<string>()
  let count = 0
  const ownerOf = (token: string) => all.find((person) => token.startsWith(person.token))
  return {
    all,
    create: ({ token }: FakePerson) => `${token}-${(count += 1)}`,
    end: (headers: Headers) => void ended.add(tokenIn(headers)),
    isValid: (headers: Headers) =>
      !ended.has(tokenIn(headers)) && ownerOf(tokenIn(headers)) !== undefined,
    /** Who makes a request. Without a valid token, it is the user of the story. */
    callerOf: (headers: Headers): FakePerson => ownerOf(tokenIn(headers)) ?? user,
  }
}

type FakeTokens = ReturnType<typeof fakeTokens>

function loginCalls(people: FakeTokens, account: FakeAccount): FakeCall[] {
  const logInWith: FakeHandler = ({ body }) => {
    const { username, password } = acceptBody(logIn, body)
    const person = people.all.find(({ email }) => email === username.toLowerCase())
    if (!person || password !== account.password) throw new Problem(401, sessionMessages.wrongLogin)
    const { token: _, email: _email, roleName: _role, ...session } = person
    const message = sessionMessages.welcome(person.name.split(' ')[0] ?? '')
    return { status: 200, body: { token: people.create(person), ...session, message } }
  }
  const end: FakeHandler = ({ headers }) => {
    people.end(headers)
    return { status: 204 }
  }
  return [
    [logIn, logInWith],
    [logOut, end],
  ]
}

function passwordCalls(
  people: FakeTokens,
  account: FakeAccount,
  {
    endOthers,
    onOwnPassword,
  }: Pick<ReturnType<typeof fakeOwnSessions>, 'endOthers'> &
    Pick<FakeSessionOptions, 'onOwnPassword'>,
): FakeCall[] {
  const change: FakeHandler = ({ body, caller, headers }) => {
    const { oldPassword, newPassword } = acceptBody(changePassword, body)
    const wrong = fakePasswordProblem(newPassword, caller)
    if (wrong) throw refused({ newPassword: `New password ${wrong}` })
    if (oldPassword !== account.password)
      throw refused({ oldPassword: sessionMessages.wrongOldPassword })
    Object.assign(account, { password: newPassword, isConfirmed: false })
    caller.passwordState = 'own'
    endOthers()
    onOwnPassword(caller.userId)
    people.end(headers)
    return { status: 200, body: { token: people.create(caller) } }
  }
  const confirm: FakeHandler = ({ body }) => {
    const { password } = acceptBody(confirmPassword, body)
    if (password !== account.password) throw refused({ password: sessionMessages.wrongPassword })
    account.isConfirmed = true
    return { status: 204 }
  }
  return [
    [changePassword, change],
    [confirmPassword, confirm],
  ]
}

/**
 * Why the fake API refuses a password that follows the rules of its form; undefined if it accepts it. The rules are the
 * server's, but the list of common passwords is short, and the strength of other passwords is not estimated.
 */
export function fakePasswordProblem(password: string, owner: Owner): string | undefined {
  return passwordProblem(password, owner, { isCommon, isEasyToGuess: hasOnlyProductWords })
}

const isCommon = matchesWord(['password', 'qwertyuiop'])

/** The token of a request, or '' without one. */
function tokenIn(headers: Headers): string {
  return (headers.get('Authorization') ?? '').replace(/^Bearer /, '')
}
