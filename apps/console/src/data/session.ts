import type { ChangePasswordOutcome, PasswordChange } from '@staff/forms'

import type { Session } from '../stores/auth'
import { ApiError } from './ApiError'
import { LOGIN_PATH, request } from './http'

/** How a login ended. The message is for the person at the screen. */
export type LoginOutcome =
  | { status: 'ok'; session: Session; message: string }
  | { status: 'noToken'; message: string }
  | { status: 'failed'; message: string }

interface LoginAnswer {
  token?: string
  userId?: string | number
  roleTypeId?: number | string
  name?: string
  message?: string
}

const FALLBACK = 'An error occurred during login'

/** Asks the server for a session. Answers what came of it and never throws. */
export async function logInCall(typed: { email: string; password: string }): Promise<LoginOutcome> {
  try {
    const { data } = await request<LoginAnswer>(LOGIN_PATH, {
      method: 'POST',
      body: { username: typed.email, password: typed.password },
    })
    if (!data?.token) return { status: 'noToken', message: data?.message || FALLBACK }
    const { token, userId = '', roleTypeId = 0, name = '', message } = data
    return {
      status: 'ok',
      session: { token, userId: String(userId), roleTypeId, name, email: typed.email },
      message: message || 'You are logged in',
    }
  } catch (error) {
    const said = error instanceof ApiError ? error.said : undefined
    return { status: 'failed', message: said || FALLBACK }
  }
}

/** Ends the session on the server. Where that fails, it ends there by itself in time. */
export async function logOutCall(): Promise<void> {
  await request('/logout', { method: 'POST' }).catch(() => undefined)
}

/** Gives the person another password, which ends their other sessions. Answers what came of it. */
export async function changePasswordCall(
  typed: PasswordChange,
): Promise<ChangePasswordOutcome & { message: string }> {
  try {
    await request('/change-password', { method: 'POST', body: typed })
    return { status: 'changed', message: 'Your password is changed.' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { message, fields } = error
    return fields ? { status: 'refused', errors: fields, message } : { status: 'failed', message }
  }
}
