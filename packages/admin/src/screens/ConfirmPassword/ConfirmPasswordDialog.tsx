import { Dialog } from '@staff/ui'

import { cancelConfirmation, ConfirmPasswordStep } from './ConfirmPasswordStep'

/** Asks the user to confirm their password before a pending call continues. */
export default function ConfirmPasswordDialog() {
  return (
    <Dialog isOpen title="Confirm with your password" onClose={cancelConfirmation}>
      <ConfirmPasswordStep />
    </Dialog>
  )
}
