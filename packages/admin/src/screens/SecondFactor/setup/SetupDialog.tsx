import { Dialog } from '@staff/ui'

import { SetupSteps } from './SetupSteps'
import { useFactorSetup } from './useFactorSetup'
import { useStoredCodes } from '../codes/useStoredCodes'

export interface SetupDialogProps {
  /** Whether the app takes the place of another one. */
  isReplacing: boolean
  /** Called when the second factor is on, and its recovery codes are shown. */
  onSetUp: () => void
  onClose: () => void
}

/** Sets up an authenticator app over the page. */
export function SetupDialog({ isReplacing, onSetUp, onClose }: SetupDialogProps) {
  const setup = useFactorSetup({ onSetUp, onCancelled: onClose })
  const stored = useStoredCodes(onClose)
  const [title, close] = setup.codes
    ? ['Store your recovery codes', stored.leave]
    : [isReplacing ? 'Set up another app' : 'Set up an authenticator app', onClose]
  return (
    <Dialog isOpen closesOutside={false} title={title} onClose={close}>
      <SetupSteps setup={setup} stored={stored} isReplacing={isReplacing} onCancel={onClose} />
    </Dialog>
  )
}
