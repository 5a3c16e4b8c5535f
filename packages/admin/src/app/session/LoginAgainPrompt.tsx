import { lazy, Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'

import { loginAgain } from '../../stores/session/loginAgain'

const LoginAgainDialog = lazy(() => import('../../screens/LoginAgain/LoginAgainDialog'))

/** Asks the user to log in again when the session ends under unsaved changes. */
export function LoginAgainPrompt() {
  const { isOpen } = useSnapshot(loginAgain.state)
  useEffect(() => () => loginAgain.resolve(false), [])

  return <Suspense>{isOpen && <LoginAgainDialog />}</Suspense>
}
