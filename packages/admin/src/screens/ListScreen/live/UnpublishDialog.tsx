import type { AnyEntity } from '@staff/entity'
import { ConfirmDialog } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { idOf, type AnyStored } from '../../../data/records/recordQueries'
import { LazyUsedIn } from '../../Uses/LazyUsedIn'
import { publishRecord } from './publishRecord'

export interface UnpublishDialogProps {
  entity: AnyEntity
  record: AnyStored
  onClose: () => void
}

/** Asks before a record is taken from the public site. */
export default function UnpublishDialog({ entity, record, onClose }: UnpublishDialogProps) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function handleConfirm() {
    setBusy(true)
    const { version } = record
    await publishRecord(client, entity, { id: idOf(entity, record), version }, 'unpublish')
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen
      title={`Unpublish this ${entity.labels.one}?`}
      confirmLabel="Unpublish"
      tone="primary"
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
      details={<LazyUsedIn entity={entity} id={idOf(entity, record)} />}
    >
      The public site no longer shows it. You can publish it again.
    </ConfirmDialog>
  )
}
