import {
  acceptBody,
  changePassword,
  confirmationRequired,
  confirmPassword,
  hasOnlyProductWords,
  matchesWord,
  notLoggedIn,
  passwordProblem,
  refuseCaller,
  refused,
  sessionMessages,
  type AnyCall,
} from '@staff/contract'
import type { AnyEntity, Owner } from '@staff/entity'

import type { AsyncFakeHandler, FakeCall, FakeHandler, FakeRequest } from '../fakeAnswer'
import type { FakeFactors } from '../people/fakeFactors'
import {
  FAKE_LOGIN,
  fakeSession,
  otherSession,
  type FakePersonOptions,
  type FakeRole,
} from './fakePeople'
import { fakeTokens, tokenIn, type FakeTokens } from './fakeTokens'
import { loginCalls } from './loginCalls'
import { fakeOwnSessions } from './ownSessions'

export interface FakeSessionOptions extends FakePersonOptions {
  role: FakeRole
  /** Whether the user has just confirmed the password. */
  confirmed?: boolean
  factors: FakeFactors
  /** Called with the id of a user who has changed their password. */
  onOwnPassword: (userId: string) => void
}

/** Who is logged in, the calls about the session, and the access checks of all calls. */
export function fakeSessions(given: FakeSessionOptions) {
  const { role, confirmed = false, factors, onOwnPassword, ...options } = given
  const people = fakeTokens(fakeSession(role, options), otherSession(), factors)
  const own = fakeOwnSessions()
  const account = { password: FAKE_LOGIN.password, isConfirmed: confirmed, factors }

  return {
    calls: [
      ...loginCalls(people, account),
      ...passwordCalls(people, account, { endOthers: own.endOthers, onOwnPassword }),
      ...own.calls,
    ],
    factors,
    callerOf: (headers: Headers) => people.callerOf(headers),

    /** Throws a 403 unless the user has confirmed the password. */
    requireConfirmation() {
      if (!account.isConfirmed) throw confirmationRequired()
    },

    /** Throws a problem if the caller may not make a call. */
    authorize({ caller, headers }: FakeRequest, call: AnyCall, entities: readonly AnyEntity[]) {
      if (call.access === 'public') return
      if (!tokenIn(headers)) throw notLoggedIn(sessionMessages.notLoggedIn)
      if (role === 'nobody' || !own.isLiving() || !people.isValid(headers))
        throw notLoggedIn(sessionMessages.sessionEnded)
      const refusal = refuseCaller(caller, call, entities)
      if (refusal) throw refusal
    },
  }
}

export type FakeSession = ReturnType<typeof fakeSessions>

interface FakeAccount {
  password: string
  /** Whether the user has just confirmed the password. */
  isConfirmed: boolean
  factors: FakeFactors
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
  const confirm: AsyncFakeHandler = async ({ body, caller }) => {
    const { password, code = '' } = acceptBody(confirmPassword, body)
    const needsCode = account.factors.isOn(caller.userId)
    if (needsCode && code === '') throw refused({ code: 'Code is required' })
    if (password !== account.password) throw refused({ password: sessionMessages.wrongPassword })
    if (needsCode) await account.factors.accept(caller.userId, code)
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
