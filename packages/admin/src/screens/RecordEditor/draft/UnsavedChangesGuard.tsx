import { ConfirmDialog } from '@staff/ui'
import { useEffect } from 'react'
import { useBlocker, type Location } from 'react-router-dom'

import { lateUndoKeyIn } from '../../../stores/lists/lateUndos'
import { auth } from '../../../stores/session/auth'
import { registerForm } from '../../../stores/session/loginAgain'

export interface UnsavedChangesGuardProps {
  /** Whether there are unsaved changes; read when the user leaves. */
  isDirty: () => boolean
  /** Called when the user leaves without saving. */
  onLeave: () => void
}

/** Asks before the user leaves a form with unsaved changes. It does not ask when the session ends, because
 * then the user logs in over the form, or a draft exists. */
export function UnsavedChangesGuard({ isDirty, onLeave }: UnsavedChangesGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      auth.isAuthenticated &&
      isDirty() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        replacesForm(currentLocation, nextLocation)),
  )

  useEffect(() => registerForm(isDirty), [isDirty])

  useEffect(() => {
    function handleUnload(event: BeforeUnloadEvent) {
      if (auth.isAuthenticated && isDirty()) event.preventDefault()
    }
    addEventListener('beforeunload', handleUnload)
    return () => removeEventListener('beforeunload', handleUnload)
  }, [isDirty])

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

/** Whether the form starts anew at the same address, for an undo that came too late. */
function replacesForm(current: Location, next: Location): boolean {
  const key = lateUndoKeyIn(next.state)
  return key !== undefined && key !== lateUndoKeyIn(current.state)
}
