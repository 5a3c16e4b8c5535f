import { turnOffCall } from '../../data/session/secondFactor'
import { notify } from '../../shared/notify'
import { QuestionDialog } from '../ConfirmPassword/QuestionDialog'

export interface TurnOffDialogProps {
  /** Called when the second factor is off. */
  onTurnedOff: () => void
  onClose: () => void
}

/** Asks before the second factor is turned off. */
export function TurnOffDialog({ onTurnedOff, onClose }: TurnOffDialogProps) {
  async function handleConfirm() {
    const outcome = await turnOffCall()
    onClose()
    if (outcome.status === 'failed') notify('error', outcome.message)
    if (outcome.status !== 'done') return
    onTurnedOff()
    notify('success', 'Your second factor is off.')
  }

  return (
    <QuestionDialog
      title="Turn off your second factor?"
      button={{ label: 'Turn off', variant: 'danger' }}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      You log in with your password alone then. Your app and your recovery codes stop working.
    </QuestionDialog>
  )
}
