import { changePassword, confirmPassword, logOut, readMe } from '@staff/contract'
import type { ChangePasswordOutcome, PasswordChange } from '@staff/forms/account/ChangePasswordForm'

import { ApiError } from '../http/ApiError'
import { callApi } from '../http/callApi'
import { renewTokenWith } from '../http/tokenRenewal'

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
