import type { ListedPicture } from '@staff/contract'
import { ConfirmDialog, DeleteButton } from '@staff/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { pictureQueries, refreshPictures, removePicture } from '../../data/pictures/pictures'
import { notify } from '../../shared/notify'
import { picturesText } from './pictureTexts'

/** Asks before all pictures that nothing uses are deleted. */
export default function DeleteUnusedDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { data, error } = useQuery(pictureQueries.unused())

  async function handleConfirm() {
    if (!data || data.length === 0) return onClose()
    setBusy(true)
    const { deleted, kept } = await deleteAll(data)
    setBusy(false)
    await refreshPictures(client)
    const stay =
      kept === 0
        ? ''
        : ` ${picturesText(kept)} could not be deleted: earlier versions or the trash still have them.`
    notify(kept === 0 ? 'success' : 'info', `${picturesText(deleted)} deleted.${stay}`)
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen
      title="Delete all pictures that nothing uses?"
      confirmLabel="Delete"
      confirmAs={DeleteButton}
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {sentence(data, error)}
    </ConfirmDialog>
  )
}

function sentence(found: readonly ListedPicture[] | undefined, error: Error | null): string {
  if (error) return `The pictures could not be read. ${error.message}`
  if (!found) return 'Looking for them…'
  if (found.length === 0) return `There are none. ${STAY}`
  return `${picturesText(found.length)}. They cannot be restored. ${STAY}`
}

const STAY =
  'Those of the last day stay, for somebody may be about to use them, and so do those that an earlier version or the trash still has.'

async function deleteAll(pictures: readonly ListedPicture[]) {
  let deleted = 0
  for (const { hash } of pictures) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other, beside the work of others.
    const failure = await removePicture(hash)
    if (failure === undefined) deleted += 1
  }
  return { deleted, kept: pictures.length - deleted }
}
