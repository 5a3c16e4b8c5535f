import { notify } from '@staff/admin'
import { Banner, Button, ConfirmDialog, CopiedText, Dialog } from '@staff/ui'
import { useState } from 'react'

import { giveOneTimePassword } from './userAccess'

export interface OneTimePasswordDialogProps {
  /** The id of the user. */
  id: string
  name: string
  onClose: () => void
  /** Called when the password is set and the sessions of the user have ended. */
  onGiven: () => void
}

/** Asks before a user gets a one-time password, and shows it once. */
export function OneTimePasswordDialog({ id, name, onClose, onGiven }: OneTimePasswordDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [password, setPassword] = useState('')

  async function handleConfirm() {
    setIsBusy(true)
    const outcome = await giveOneTimePassword(id)
    setIsBusy(false)
    if (outcome.status === 'given') {
      setPassword(outcome.password)
      onGiven()
    } else {
      onClose()
      notify('error', outcome.message)
    }
  }

  if (password) return <Shown name={name} password={password} onClose={onClose} />
  return (
    <ConfirmDialog
      isOpen
      title={`Give ${name} a one-time password?`}
      confirmLabel="Make one-time password"
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      Their password stops working, and they are logged out everywhere at once. With the new one
      they can only choose a password of their own.
    </ConfirmDialog>
  )
}

interface ShownProps {
  name: string
  password: string
  onClose: () => void
}

function Shown({ name, password, onClose }: ShownProps) {
  return (
    <Dialog
      isOpen
      title={`One-time password for ${name}`}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <CopiedText label="One-time password" text={password}>
        <Banner tone="warn" title="This is shown only once">
          Give it to {name} in person or by phone. At the login they choose a password of their own.
        </Banner>
      </CopiedText>
    </Dialog>
  )
}
