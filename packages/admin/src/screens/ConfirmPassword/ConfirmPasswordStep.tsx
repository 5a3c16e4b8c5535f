import {
  ConfirmPasswordForm,
  type ConfirmPasswordOutcome,
  type PasswordConfirmation,
} from '@staff/forms/account/ConfirmPasswordForm'
import { space } from '@staff/ui'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useSnapshot } from 'valtio'

import { confirmPasswordCall } from '../../data/session/passwords'
import { auth, setFactorState } from '../../stores/session/auth'
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
  const { factorState } = useSnapshot(auth)
  return (
    <Root>
      <p>
        Type your own password, so that nobody else does this in your name. You are not asked again
        for five minutes.
      </p>
      <ConfirmPasswordForm
        withCode={factorState === 'on'}
        onConfirm={handleConfirm}
        onCancel={cancelConfirmation}
      />
    </Root>
  )
}

async function handleConfirm(typed: PasswordConfirmation): Promise<ConfirmPasswordOutcome> {
  const outcome = await confirmPasswordCall(typed)
  if (outcome.status === 'confirmed') confirmation.resolve(true)
  // The second factor was set up elsewhere: the form asks for its code from now on.
  if (outcome.status === 'refused' && outcome.errors['code'] !== undefined) setFactorState('on')
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
