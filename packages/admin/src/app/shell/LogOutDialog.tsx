import { ConfirmDialog } from '@staff/ui'

import { discardDraftsAndLogOut } from '../session/discardDraftsAndLogOut'

export interface LogOutDialogProps {
  /** The number of unsaved drafts. With 0 the dialog is closed. */
  drafts: number
  onCancel: () => void
}

/** Asks before a logout deletes drafts. */
export function LogOutDialog({ drafts, onCancel }: LogOutDialogProps) {
  return (
    <ConfirmDialog
      isOpen={drafts > 0}
      title="Log out and discard what you typed?"
      confirmLabel="Log out and discard"
      cancelLabel="Stay"
      onConfirm={discardDraftsAndLogOut}
      onCancel={onCancel}
    >
      {drafts === 1 ? 'One form has' : `${drafts} forms have`} text that is not saved. Logging out
      deletes it from this device.
    </ConfirmDialog>
  )
}
