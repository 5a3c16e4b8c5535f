import {
  ChangePasswordForm,
  type ChangePasswordOutcome,
  type PasswordChange,
} from '@staff/forms/account/ChangePasswordForm'

import { notify } from '../../shared/notify'
import { changePasswordCall } from '../../data/session/passwords'
import { RequiredLayout } from '../RequiredFirst/RequiredLayout'

/** The only screen for a user whose password somebody else chose. */
export function ChooseOwnPassword() {
  return (
    <RequiredLayout
      title="Choose your own password"
      intro="Somebody else chose the password that you logged in with. Choose one that only you know; then you can go on."
    >
      <ChangePasswordForm onChangePassword={handleChange} />
    </RequiredLayout>
  )
}

async function handleChange(typed: PasswordChange): Promise<ChangePasswordOutcome> {
  const outcome = await changePasswordCall(typed)
  if (outcome.status === 'changed') notify('success', outcome.message)
  if (outcome.status === 'failed') notify('error', outcome.message)
  return outcome
}
