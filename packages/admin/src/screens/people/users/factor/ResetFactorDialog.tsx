import { factorReset } from '@staff/entity/account'

import { notify } from '../../../../shared/notify'
import { TextDialog, type TextOutcome } from '../../../../shared/dialogs/TextDialog'
import {
  ConfirmPasswordStep,
  useConfirmationStep,
} from '../../../ConfirmPassword/ConfirmPasswordStep'
import { resetFactor } from './userFactor'

export interface ResetFactorDialogProps {
  /** The id of the user. */
  id: string
  name: string
  onClose: () => void
  /** Called when the second factor is gone, and the sessions of the user have ended. */
  onReset: () => void
}

/** Asks why a user loses their second factor, and for one's own password where needed. */
export function ResetFactorDialog({ id, name, onClose, onReset }: ResetFactorDialogProps) {
  const asksPassword = useConfirmationStep()

  async function handleSend(reason: string): Promise<TextOutcome> {
    const outcome = await resetFactor(id, reason)
    if (outcome.status === 'done') {
      onClose()
      onReset()
      notify('success', `${name} has no second factor now.`)
    }
    return outcome
  }

  return (
    <TextDialog
      title={`Reset the second factor of ${name}?`}
      label="Reason"
      isRequired
      rows={2}
      schema={factorReset.schema}
      field="reason"
      button="Reset second factor"
      instead={asksPassword && <ConfirmPasswordStep />}
      onSend={handleSend}
      onClose={onClose}
    >
      They log in with their password alone, and are logged out everywhere now. Do this only after
      you have made sure who asks.
    </TextDialog>
  )
}
