import {
  LOGIN_PATH,
  passwordStates,
  type FactorStanding,
  type logIn,
  type logInWithCode,
  type PasswordState,
  type ResultOf,
} from '@staff/contract'

import type { Rights } from '@staff/entity'

import type { Session } from '../../stores/session/loggedOut'
import { ApiError } from '../http/ApiError'
import { request } from '../http/request'

/** The outcome of a login. The message is for the user. */
export type LoginOutcome =
  | SessionOutcome
  /** The password is right. A code for the ticket is the second step. */
  | { status: 'secondFactor'; ticket: string }
  | { status: 'failed'; message: string }

/** A session, or none in a response that should have one. */
export type SessionOutcome =
  { status: 'ok'; session: Session; message: string } | { status: 'noToken'; message: string }

/** The unchecked response to a login. Fields of the wrong type count as missing. */
type LoginBody = Partial<Record<keyof ResultOf<typeof logInWithCode> | 'ticket', unknown>>

// A literal, because importing the call would add its schema to the code of the login screen.
const METHOD: (typeof logIn)['method'] = 'POST'

/** The message for a login that failed without one of the server. */
export const LOGIN_FAILED = 'An error occurred during login'

/** Logs in. Returns the outcome and never throws. */
export async function logInCall(typed: { email: string; password: string }): Promise<LoginOutcome> {
  try {
    const { data } = await request(LOGIN_PATH, {
      method: METHOD,
      body: { username: typed.email, password: typed.password },
      accepts: isObject,
    })
    const ticket = textOf(data.ticket)
    if (ticket) return { status: 'secondFactor', ticket }
    return outcomeOf(data, typed.email)
  } catch (error) {
    const serverMessage = error instanceof ApiError ? error.serverMessage : undefined
    return { status: 'failed', message: serverMessage || LOGIN_FAILED }
  }
}

/** The outcome that a session in a response gives. */
export function outcomeOf(data: LoginBody, email: string): SessionOutcome {
  // The server has written both objects. A reload reads them again.
  const { rights, secondFactor } = data
  const token = textOf(data.token)
  const message = textOf(data.message)
  if (!token) return { status: 'noToken', message: message || LOGIN_FAILED }
  return {
    status: 'ok',
    session: {
      token,
      userId: textOf(data.userId),
      roleTypeId: Number(textOf(data.roleTypeId)) || 0,
      rights: isObject(rights) ? (rights as Rights) : undefined,
      name: textOf(data.name),
      email,
      passwordState: stateOf(data.passwordState),
      secondFactor: isObject(secondFactor) ? (secondFactor as FactorStanding) : undefined,
      draftKey: textOf(data.draftKey),
    },
    message: message || 'You are logged in',
  }
}

/** Whether a response is an object. */
export function isObject(body: unknown): body is LoginBody {
  return typeof body === 'object' && body !== null
}

function stateOf(value: unknown): PasswordState {
  return passwordStates.find((state) => state === value) ?? 'own'
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
