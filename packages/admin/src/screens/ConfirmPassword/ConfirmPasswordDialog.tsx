import {
  ConfirmPasswordForm,
  type ConfirmPasswordOutcome,
  type PasswordConfirmation,
} from '@staff/forms/account/ConfirmPasswordForm'
import { Dialog, space } from '@staff/ui'
import { styled } from 'styled-components'

import { confirmPasswordCall } from '../../data/session/session'
import { confirmation } from '../../stores/session/confirmation'

/** Asks the user to confirm their password before a pending call continues. */
export default function ConfirmPasswordDialog() {
  return (
    <Dialog isOpen title="Confirm with your password" onClose={handleCancel}>
      <Root>
        <p>
          This decides who may do what here, so type your own password. You are not asked again for
          five minutes.
        </p>
        <ConfirmPasswordForm onConfirm={handleConfirm} onCancel={handleCancel} />
      </Root>
    </Dialog>
  )
}

async function handleConfirm(typed: PasswordConfirmation): Promise<ConfirmPasswordOutcome> {
  const outcome = await confirmPasswordCall(typed)
  if (outcome.status === 'confirmed') confirmation.resolve(true)
  return outcome
}

function handleCancel() {
  confirmation.resolve(false)
}

const Root = styled.div`
  display: grid;
  gap: ${space.s5};
`
