import { useState } from 'react'

import { renewCodesCall } from '../../data/session/secondFactor'
import { notify } from '../../shared/notify'
import { QuestionDialog } from '../ConfirmPassword/QuestionDialog'
import { RecoveryCodes } from './codes/RecoveryCodes'
import { useStoredCodes } from './codes/useStoredCodes'

export interface RenewCodesDialogProps {
  /** Called when the codes are replaced. */
  onRenewed: () => void
  onClose: () => void
}

/** Asks before the recovery codes are replaced, and shows the new ones. */
export function RenewCodesDialog({ onRenewed, onClose }: RenewCodesDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  const stored = useStoredCodes(onClose)

  async function handleConfirm() {
    const outcome = await renewCodesCall()
    if (outcome.status === 'done') {
      setCodes(outcome.got)
      onRenewed()
      return
    }
    onClose()
    if (outcome.status === 'failed') notify('error', outcome.message)
  }

  return (
    <QuestionDialog
      title="Make new recovery codes?"
      button={{ label: 'Make new codes', variant: 'primary' }}
      onConfirm={handleConfirm}
      onClose={onClose}
      after={
        codes && {
          title: 'Store your recovery codes',
          onClose: stored.leave,
          content: (
            <RecoveryCodes codes={codes} stored={stored}>
              The codes that you had do not work any more.
            </RecoveryCodes>
          ),
        }
      }
    >
      The codes that you have stop working. Your app stays as it is.
    </QuestionDialog>
  )
}
