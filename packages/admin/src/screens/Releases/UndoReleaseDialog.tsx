import { ConfirmDialog } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { undoRelease } from '../../data/releases/changeRelease'
import { notify } from '../../shared/notify'
import { releasePath } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import type { ReleaseQuestionProps } from './ReleaseActions'
import { useReleaseEntities } from './useReleaseEntities'

/** Asks before a release is taken back. */
export default function UndoReleaseDialog({ release, onClose }: ReleaseQuestionProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const region = useRegion()
  const entities = useReleaseEntities(release)
  const [isBusy, setBusy] = useState(false)

  async function handleConfirm() {
    setBusy(true)
    const outcome = await undoRelease(client, entities, release)
    onClose()
    if (outcome.status === 'failed')
      return notify('error', `Nothing was undone. ${outcome.message}`)
    notify('success', `“${release.name}” was undone.`)
    return navigate(releasePath(region, outcome.release.id))
  }

  return (
    <ConfirmDialog
      isOpen
      title="Undo this release?"
      confirmLabel="Undo release"
      tone="primary"
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      The public site shows what it showed before, all records together. What is saved stays as it
      is.
    </ConfirmDialog>
  )
}
