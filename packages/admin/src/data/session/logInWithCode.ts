import type { logInWithCode } from '@staff/contract'

import { ApiError } from '../http/ApiError'
import { request } from '../http/request'
import { isObject, LOGIN_FAILED, outcomeOf, type SessionOutcome } from './logIn'

/** The outcome of the second step of a login. The messages are for the user. */
export type CodeLoginOutcome =
  | SessionOutcome
  | { status: 'refused'; errors: Record<string, string> }
  /** The ticket works no more: the login begins again. */
  | { status: 'ended'; message: string }
  | { status: 'failed'; message: string }

// Literals, because importing the call would add the schemas of many to the code of the login.
const METHOD: (typeof logInWithCode)['method'] = 'POST'
const PATH: (typeof logInWithCode)['path'] = '/login/second-factor'

/** Logs in with a code for the ticket of the first step. `email` is what was typed there. */
export async function logInWithCodeCall(
  typed: { ticket: string; code: string },
  email: string,
): Promise<CodeLoginOutcome> {
  try {
    const { data } = await request(PATH, { method: METHOD, body: typed, accepts: isObject })
    return outcomeOf(data, email)
  } catch (error) {
    const { status, fields, serverMessage } = error instanceof ApiError ? error : NO_ANSWER
    if (fields?.['code'] !== undefined) return { status: 'refused', errors: fields }
    const message = serverMessage || LOGIN_FAILED
    return { status: status === 401 ? 'ended' : 'failed', message }
  }
}

const NO_ANSWER = new ApiError(0)
