import { changePassword, confirmPassword } from '@staff/contract'
import type { ChangePasswordOutcome, PasswordChange } from '@staff/forms/account/ChangePasswordForm'

import { ApiError } from '../http/ApiError'
import { callApi } from '../http/callApi'
import { refusalOf, type Refusal } from '../http/refusal'
import { renewTokenWith } from '../http/tokenRenewal'

/** The outcome of a password confirmation. The messages are for the user. */
export type ConfirmOutcome = { status: 'confirmed' } | Refusal

/** Confirms the user's password, and a code of theirs if they have a second factor. For five minutes the server then accepts calls that need a confirmation. */
export async function confirmPasswordCall(typed: {
  password: string
  code?: string | undefined
}): Promise<ConfirmOutcome> {
  try {
    await callApi(confirmPassword, { body: typed })
    return { status: 'confirmed' }
  } catch (error) {
    return refusalOf(error)
  }
}

/**
 * Changes the user's password. The server ends the other sessions and returns a new token for this one.
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
