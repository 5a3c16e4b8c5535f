import { lazy, Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'

import { confirmation, settleConfirmation } from '../../stores/session/confirmation'

const ConfirmPasswordDialog = lazy(
  () => import('../../screens/ConfirmPassword/ConfirmPasswordDialog'),
)

/** Asks for the password when a call needs it. With the session the question ends, too. */
export function ConfirmationKeeper() {
  const { isOpen } = useSnapshot(confirmation)
  useEffect(() => () => settleConfirmation(false), [])

  return <Suspense>{isOpen && <ConfirmPasswordDialog />}</Suspense>
}
