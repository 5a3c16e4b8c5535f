import { ConfirmDialog } from '@staff/ui'
import { useState } from 'react'

import { notify } from '../../../shared/notify'
import { endSessionsOfUser } from './userAccess'

export interface EndSessionsDialogProps {
  isOpen: boolean
  /** The id of the user. */
  id: string
  name: string
  onClose: () => void
  /** Called after the attempt, even if it failed. */
  onEnded: () => void
}

/** Asks before all sessions of a user end. */
export function EndSessionsDialog({ isOpen, id, name, onClose, onEnded }: EndSessionsDialogProps) {
  const [isBusy, setIsBusy] = useState(false)

  async function handleConfirm() {
    setIsBusy(true)
    const problem = await endSessionsOfUser(id)
    setIsBusy(false)
    onClose()
    onEnded()
    notify(problem ? 'error' : 'success', problem ?? `${name} is logged out everywhere.`)
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`End all sessions of ${name}?`}
      confirmLabel="End all sessions"
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      They are logged out everywhere at once, and can log in again with their password.
    </ConfirmDialog>
  )
}
