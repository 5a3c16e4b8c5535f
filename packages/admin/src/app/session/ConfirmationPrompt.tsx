import { lazy, Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'

import { confirmation, confirmationHost } from '../../stores/session/confirmation'

const ConfirmPasswordDialog = lazy(
  () => import('../../screens/ConfirmPassword/ConfirmPasswordDialog'),
)

/** Asks for the password when a call needs it, unless an open dialog does so itself. The end of the session cancels the prompt. */
export function ConfirmationPrompt() {
  const { isOpen } = useSnapshot(confirmation.state)
  const { isThere } = useSnapshot(confirmationHost)
  useEffect(() => () => confirmation.resolve(false), [])

  return <Suspense>{isOpen && !isThere && <ConfirmPasswordDialog />}</Suspense>
}
