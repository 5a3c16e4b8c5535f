import type { AnyEntity } from '@staff/entity'
import { ConfirmDialog, DeleteButton } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSnapshot } from 'valtio'

import { useContent } from '../../../shared/admin'
import { notify, notifyUndoable } from '../../../shared/notify'
import { restorableText } from '../../../shared/trash/trashDaysText'
import { useTrashDays } from '../../../shared/trash/useTrashDays'
import { idOf, recordQueries, type AnyStored } from '../../../data/records/recordQueries'
import { useDeleteRecord } from '../../../data/records/useSaveRecord'
import { checkVersion } from '../../../data/version/checkVersion'
import { announce } from '../../../stores/announcer'
import { closeModal, modal } from '../../../stores/modal'
import type { RecordList } from '../../../stores/lists/recordList'
import { describeCount, describeFound } from '../result/describeResult'
import { LazyUsedIn } from '../../Uses/LazyUsedIn'

export interface DeleteDialogProps {
  entity: AnyEntity
  /** The list on the screen. It determines the remaining count. */
  list: RecordList<AnyStored> | undefined
  /**
   * Whether the list contains search results.
   * @default false
   */
  found?: boolean
  /** Called with the id of the deleted record. */
  onDeleted?: (id: string) => void
}

/** Asks before a record is deleted, and offers Undo afterwards. */
export function DeleteDialog({ entity, list, found = false, onDeleted }: DeleteDialogProps) {
  const { isOpen, record } = useSnapshot(modal)
  const [isBusy, setIsBusy] = useState(false)
  const client = useQueryClient()
  const { remove } = useDeleteRecord(entity)
  const { one } = entity.labels
  const { isOnPublicSite } = useContent()
  const title = record?.title ?? ''
  const trashDays = useTrashDays()

  async function handleConfirm() {
    const stored = cachedRecord(record?.id ?? '')
    if (!stored) return closeModal()
    setIsBusy(true)
    const outcome = await remove(stored)
    setIsBusy(false)
    closeModal()
    if (outcome.status !== 'deleted') return notify('error', outcome.message)
    const id = idOf(entity, stored)
    onDeleted?.(id)
    // The deletion is a version of its own.
    const deleted = { id, version: stored.version + 1, title }
    notifyUndoable(`“${title}” is deleted.`, () => {
      void loadRestore().then((restore) => restore?.(client, entity, deleted, { kind: 'undo' }))
    })
    const total = list?.total ?? 0
    announce(`Deleted. ${found ? describeFound(total) : describeCount(entity, total)}`)
  }

  /** The record from a cached list, or from its own query if no list contains it. */
  function cachedRecord(id: string) {
    const queries = recordQueries(entity)
    return queries.cachedRecord(client, id) ?? client.getQueryData(queries.one(id).queryKey)
  }

  return (
    <ConfirmDialog
      isOpen={isOpen && record?.area === entity.area}
      title={`Delete this ${one}?`}
      confirmLabel="Delete"
      confirmAs={DeleteButton}
      tone="danger"
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={closeModal}
      details={record && <LazyUsedIn entity={entity} id={record.id} />}
    >
      “{title}” disappears from the console{isOnPublicSite?.(entity) && ' and from the public site'}
      . {restorableText('it', trashDays)}
    </ConfirmDialog>
  )
}

/** The code loads when somebody undoes. If its file is missing, such as after a deployment, the version check offers a reload. */
async function loadRestore() {
  try {
    return (await import('../../TrashScreen/restoreTrashed')).restoreTrashed
  } catch {
    void checkVersion()
    return undefined
  }
}
