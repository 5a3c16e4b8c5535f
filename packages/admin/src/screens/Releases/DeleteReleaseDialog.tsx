import { ConfirmDialog } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { deleteRelease } from '../../data/releases/changeRelease'
import { notify } from '../../shared/notify'
import { releasesPath } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import type { ReleaseQuestionProps } from './ReleaseActions'

/** Asks before an open release is deleted. */
export default function DeleteReleaseDialog({ release, onClose }: ReleaseQuestionProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const region = useRegion()
  const [isBusy, setBusy] = useState(false)

  async function handleConfirm() {
    setBusy(true)
    const failure = await deleteRelease(client, release.id)
    onClose()
    if (failure !== undefined) return notify('error', `The release was not deleted. ${failure}`)
    notify('success', `The release “${release.name}” was deleted.`)
    return navigate(releasesPath(region), { replace: true })
  }

  return (
    <ConfirmDialog
      isOpen
      title="Delete this release?"
      confirmLabel="Delete release"
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      Its records stay as they are, and the public site does not change.
    </ConfirmDialog>
  )
}
