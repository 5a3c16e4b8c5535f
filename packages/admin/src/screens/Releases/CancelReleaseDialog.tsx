import { ConfirmDialog } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { cancelRelease } from '../../data/releases/changeRelease'
import { notify } from '../../shared/notify'
import type { ReleaseQuestionProps } from './ReleaseActions'
import { useReleaseEntities } from './useReleaseEntities'

/** Asks before a scheduled release is cancelled. */
export default function CancelReleaseDialog({ release, onClose }: ReleaseQuestionProps) {
  const client = useQueryClient()
  const entities = useReleaseEntities(release)
  const [isBusy, setBusy] = useState(false)

  async function handleConfirm() {
    setBusy(true)
    const outcome = await cancelRelease(client, entities, release)
    if (outcome.status === 'done') notify('success', 'The release is open again.')
    else notify('error', `Nothing was cancelled. ${outcome.message}`)
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen
      title="Cancel the schedule of this release?"
      confirmLabel="Cancel schedule"
      cancelLabel="Keep it"
      tone="primary"
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      None of its records goes out. The release is open again, with the same records.
    </ConfirmDialog>
  )
}
