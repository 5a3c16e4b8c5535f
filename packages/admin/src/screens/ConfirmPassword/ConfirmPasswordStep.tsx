import {
  ConfirmPasswordForm,
  type ConfirmPasswordOutcome,
  type PasswordConfirmation,
} from '@staff/forms/account/ConfirmPasswordForm'
import { space } from '@staff/ui'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useSnapshot } from 'valtio'

import { confirmPasswordCall } from '../../data/session/session'
import { confirmation, confirmationHost } from '../../stores/session/confirmation'

/** Whether a call waits for the password. While the component is there, it asks for it, and no other dialog does. */
export function useConfirmationStep(): boolean {
  const { isOpen } = useSnapshot(confirmation.state)
  useEffect(() => {
    confirmationHost.isThere = true
    return () => {
      confirmationHost.isThere = false
      confirmation.resolve(false)
    }
  }, [])
  return isOpen
}

/** Asks the user to confirm their password before a pending call continues: a step of a dialog. */
export function ConfirmPasswordStep() {
  return (
    <Root>
      <p>
        This decides who may do what here, so type your own password. You are not asked again for
        five minutes.
      </p>
      <ConfirmPasswordForm onConfirm={handleConfirm} onCancel={cancelConfirmation} />
    </Root>
  )
}

async function handleConfirm(typed: PasswordConfirmation): Promise<ConfirmPasswordOutcome> {
  const outcome = await confirmPasswordCall(typed)
  if (outcome.status === 'confirmed') confirmation.resolve(true)
  return outcome
}

/** Lets the call that waits fail. */
export function cancelConfirmation() {
  confirmation.resolve(false)
}

const Root = styled.div`
  display: grid;
  gap: ${space.s5};
`
