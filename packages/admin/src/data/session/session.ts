import {
  addressOf,
  changePassword,
  confirmPassword,
  logIn,
  logOut,
  passwordStates,
  readMe,
  type PasswordState,
  type ResultOf,
} from '@staff/contract'
import type { ChangePasswordOutcome, PasswordChange } from '@staff/forms/account/ChangePasswordForm'

import type { Session } from '../../stores/session/auth'
import { ApiError } from '../http/ApiError'
import { callApi } from '../http/callApi'
import { request } from '../http/request'
import { renewTokenWith } from '../http/tokenRenewal'

/** How a login ended. The message is for the person at the screen. */
export type LoginOutcome =
  | { status: 'ok'; session: Session; message: string }
  | { status: 'noToken'; message: string }
  | { status: 'failed'; message: string }

/** What a login answers, read without trust: a field of another type counts as missing. */
type LoginBody = Partial<Record<keyof ResultOf<typeof logIn>, unknown>>

const FALLBACK = 'An error occurred during login'

/** Asks the server for a session. Answers what came of it and never throws. */
export async function logInCall(typed: { email: string; password: string }): Promise<LoginOutcome> {
  try {
    const { data } = await request(addressOf(logIn), {
      method: logIn.method,
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

function isObject(body: unknown): body is LoginBody {
  return typeof body === 'object' && body !== null
}

function stateOf(value: unknown): PasswordState {
  return passwordStates.find((state) => state === value) ?? 'own'
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Ends the session on the server. Where that fails, it ends there by itself in time. */
export async function logOutCall(): Promise<void> {
  await callApi(logOut).catch(() => undefined)
}

/** A call that changes nothing and counts as a sign of life, so that the session goes on. Throws an `ApiError`. */
export async function extendSession(): Promise<void> {
  await callApi(readMe)
}

/** How confirming something with the password ended. The messages are for the person at the screen. */
export type ConfirmOutcome =
  | { status: 'confirmed' }
  | { status: 'refused'; errors: Record<string, string> }
  | { status: 'failed'; message: string }

/** Tells the server the person's password again, which opens for five minutes what needs it. */
export async function confirmPasswordCall(typed: { password: string }): Promise<ConfirmOutcome> {
  try {
    await callApi(confirmPassword, { body: typed })
    return { status: 'confirmed' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { message, fields } = error
    return fields ? { status: 'refused', errors: fields } : { status: 'failed', message }
  }
}

/**
 * Gives the person another password, which ends their other sessions and gives this one another token. Answers what came
 * of it.
 */
export async function changePasswordCall(
  typed: PasswordChange,
): Promise<ChangePasswordOutcome & { message: string }> {
  try {
    await renewTokenWith(async () => {
      const { token } = await callApi(changePassword, { body: typed })
      return token
    })
    return { status: 'changed', message: 'Your password is changed.' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { message, fields } = error
    return fields ? { status: 'refused', errors: fields, message } : { status: 'failed', message }
  }
}
