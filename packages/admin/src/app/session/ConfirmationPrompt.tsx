import { lazy, Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'

import { confirmation } from '../../stores/session/confirmation'

const ConfirmPasswordDialog = lazy(
  () => import('../../screens/ConfirmPassword/ConfirmPasswordDialog'),
)

/** Asks for the password when a call needs it. The end of the session cancels the prompt. */
export function ConfirmationPrompt() {
  const { isOpen } = useSnapshot(confirmation.state)
  useEffect(() => () => confirmation.resolve(false), [])

  return <Suspense>{isOpen && <ConfirmPasswordDialog />}</Suspense>
}
