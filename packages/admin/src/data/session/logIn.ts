import {
  LOGIN_PATH,
  passwordStates,
  type logIn,
  type PasswordState,
  type ResultOf,
} from '@staff/contract'

import type { Rights } from '@staff/entity'

import type { Session } from '../../stores/session/auth'
import { ApiError } from '../http/ApiError'
import { request } from '../http/request'

/** The outcome of a login. The message is for the user. */
export type LoginOutcome =
  | { status: 'ok'; session: Session; message: string }
  | { status: 'noToken'; message: string }
  | { status: 'failed'; message: string }

/** The unchecked response to a login. Fields of the wrong type count as missing. */
type LoginBody = Partial<Record<keyof ResultOf<typeof logIn>, unknown>>

// A literal, because importing the call would add its schema to the code of the login screen.
const METHOD: (typeof logIn)['method'] = 'POST'

const FALLBACK = 'An error occurred during login'

/** Logs in. Returns the outcome and never throws. */
export async function logInCall(typed: { email: string; password: string }): Promise<LoginOutcome> {
  try {
    const { data } = await request(LOGIN_PATH, {
      method: METHOD,
      body: { username: typed.email, password: typed.password },
      accepts: isObject,
    })
    const token = textOf(data.token)
    const message = textOf(data.message)
    if (!token) return { status: 'noToken', message: message || FALLBACK }
    return {
      status: 'ok',
      session: {
        token,
        userId: textOf(data.userId),
        roleTypeId: Number(textOf(data.roleTypeId)) || 0,
        rights: isRights(data.rights) ? data.rights : undefined,
        name: textOf(data.name),
        email: typed.email,
        passwordState: stateOf(data.passwordState),
        draftKey: textOf(data.draftKey),
      },
      message: message || 'You are logged in',
    }
  } catch (error) {
    const serverMessage = error instanceof ApiError ? error.serverMessage : undefined
    return { status: 'failed', message: serverMessage || FALLBACK }
  }
}

/** The server has written it. A reload reads it again. */
function isRights(value: unknown): value is Rights {
  return typeof value === 'object' && value !== null
}

function isObject(body: unknown): body is LoginBody {
  return typeof body === 'object' && body !== null
}

function stateOf(value: unknown): PasswordState {
  return passwordStates.find((state) => state === value) ?? 'own'
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
