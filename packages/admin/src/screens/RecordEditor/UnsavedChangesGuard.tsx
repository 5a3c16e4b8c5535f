import { ConfirmDialog } from '@staff/ui'
import { useEffect, type RefObject } from 'react'
import { useBlocker } from 'react-router-dom'

import { auth } from '../../stores/session/auth'

export interface UnsavedChangesGuardProps {
  /** Whether there are unsaved changes; read when the user leaves. */
  dirty: RefObject<boolean>
  /** Called when the user leaves without saving. */
  onLeave: () => void
}

/** Asks before the user leaves a form with unsaved changes. It does not ask when the session ends, because a draft exists. */
export function UnsavedChangesGuard({ dirty, onLeave }: UnsavedChangesGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      auth.isAuthenticated && dirty.current && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    function handleUnload(event: BeforeUnloadEvent) {
      if (auth.isAuthenticated && dirty.current) event.preventDefault()
    }
    addEventListener('beforeunload', handleUnload)
    return () => removeEventListener('beforeunload', handleUnload)
  }, [dirty])

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      cancelLabel="Stay"
      tone="danger"
      onConfirm={() => {
        onLeave()
        blocker.proceed?.()
      }}
      onCancel={() => blocker.reset?.()}
    >
      What you typed since the last save would be lost.
    </ConfirmDialog>
  )
}
