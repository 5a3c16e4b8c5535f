import { Banner, Button, CopiedText, Dialog } from '@staff/ui'
import { useState } from 'react'

import { ConfirmPasswordStep, useConfirmationStep } from '../../ConfirmPassword/ConfirmPasswordStep'
import { notify } from '../../../shared/notify'
import { Done, FocusedCancel } from './dialogParts'
import { giveOneTimePassword } from './userAccess'

export interface OneTimePasswordDialogProps {
  /** The id of the user. */
  id: string
  name: string
  onClose: () => void
  /** Called when the password is set and the sessions of the user have ended. */
  onGiven: () => void
}

/** Asks before a user gets a one-time password, asks for one's own password where needed, and shows the new one once. */
export function OneTimePasswordDialog({ id, name, onClose, onGiven }: OneTimePasswordDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [password, setPassword] = useState('')
  const asksPassword = useConfirmationStep()

  async function handleMake() {
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

  const isAsking = !password && !asksPassword
  return (
    <Dialog
      isOpen
      closesOutside={false}
      title={password ? `One-time password for ${name}` : `Give ${name} a one-time password?`}
      onClose={isBusy && !asksPassword ? () => undefined : onClose}
      footer={
        <>
          {isAsking && (
            <FocusedCancel aria-disabled={isBusy} onClick={isBusy ? undefined : onClose} />
          )}
          {isAsking && (
            <Button variant="danger" busy={isBusy} onClick={() => void handleMake()}>
              Make one-time password
            </Button>
          )}
          {password && <Done onClick={onClose} />}
        </>
      }
    >
      {isAsking && (
        <p>
          Their password stops working, and they are logged out everywhere at once. With the new one
          they can only choose a password of their own.
        </p>
      )}
      {asksPassword && <ConfirmPasswordStep />}
      {password && (
        <CopiedText label="One-time password" text={password}>
          <Banner tone="warn" title="This is shown only once">
            Give it to {name} in person or by phone. At the login they choose a password of their
            own.
          </Banner>
        </CopiedText>
      )}
    </Dialog>
  )
}
