import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'

import { auth } from '../../stores/session/auth'
import { ChooseOwnPassword } from '../ChooseOwnPassword/ChooseOwnPassword'

const SetUpFirst = lazy(async () => ({
  default: (await import('../SecondFactor/SetUpFirst')).SetUpFirst,
}))

/** What a user must do before any screen opens: choose a password, or set up a second factor. */
export default function RequiredFirst() {
  const { passwordState } = useSnapshot(auth)
  if (passwordState === 'given') return <ChooseOwnPassword />
  return (
    <Suspense>
      <SetUpFirst />
    </Suspense>
  )
}
