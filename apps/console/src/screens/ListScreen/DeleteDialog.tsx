import type { AnyEntity } from '@staff/forms/entities'
import { ConfirmDialog } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSnapshot } from 'valtio'

import { isOnPublicSite } from '../../app/isOnPublicSite'
import { notify } from '../../app/notify'
import { idOf, recordQueries } from '../../data/recordQueries'
import { useDeleteRecord } from '../../data/useSaveRecord'
import { closeModal, modal } from '../../stores/modal'

export interface DeleteDialogProps {
  entity: AnyEntity
}

/** Asks before a record is deleted, by the record's name. */
export function DeleteDialog({ entity }: DeleteDialogProps) {
  const { isOpen, record } = useSnapshot(modal)
  const [isBusy, setIsBusy] = useState(false)
  const client = useQueryClient()
  const { remove } = useDeleteRecord(entity)
  const { one } = entity.labels
  const title = record?.title ?? ''

  async function handleConfirm() {
    const stored = recordQueries(entity)
      .cachedLists(client)
      .flatMap((list) => list.records)
      .find((each) => idOf(entity, each) === record?.id)
    if (!stored) return closeModal()
    setIsBusy(true)
    const outcome = await remove(stored)
    setIsBusy(false)
    closeModal()
    if (outcome.status === 'deleted') notify('success', `“${title}” is deleted.`)
    else notify('error', outcome.message)
  }

  return (
    <ConfirmDialog
      isOpen={isOpen && record?.area === entity.area}
      title={`Delete this ${one}?`}
      confirmLabel="Delete"
      tone="danger"
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={closeModal}
    >
      “{title}” disappears from the console{isOnPublicSite(entity) && ' and from the public site'}.
      This cannot be undone.
    </ConfirmDialog>
  )
}
