import type { TrashedRecord } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { ConfirmDialog, DeleteButton } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSnapshot } from 'valtio'

import { deleteForever } from '../../data/trash/trashedRecords'
import { notify } from '../../shared/notify'
import { closeModal, modal } from '../../stores/modal'
import { foreverText } from './trashTexts'

export interface DeleteForeverDialogProps {
  entity: AnyEntity
  /** The records on the screen. */
  records: readonly TrashedRecord[]
}

/** Asks before a deleted record is deleted for ever. */
export function DeleteForeverDialog({ entity, records }: DeleteForeverDialogProps) {
  const { isOpen, record } = useSnapshot(modal)
  const [isBusy, setBusy] = useState(false)
  const client = useQueryClient()
  const { area, labels } = entity
  const title = record?.title ?? ''

  async function handleConfirm() {
    const deleted = records.find(({ id }) => id === record?.id)
    if (!deleted) return closeModal()
    setBusy(true)
    const outcome = await deleteForever(client, entity, deleted)
    setBusy(false)
    closeModal()
    if (outcome.status === 'deleted') notify('success', `“${title}” is deleted for ever.`)
    else if (outcome.status === 'conflict')
      notify('error', `“${title}” is not deleted for ever. Somebody has restored it meanwhile.`)
    else notify('error', outcome.message)
  }

  return (
    <ConfirmDialog
      isOpen={isOpen && record?.area === area}
      title={`Delete this ${labels.one} for ever?`}
      confirmLabel="Delete for ever"
      confirmAs={DeleteButton}
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={closeModal}
    >
      {foreverText(entity, title)}
    </ConfirmDialog>
  )
}
