import type { AnyEntity } from '@staff/entity'
import { Dialog } from '@staff/ui'

import { type AnyStored, idOf } from '../../data/records/recordQueries'
import { useHistoryAddress } from '../RecordEditor/beside/historyAddress'
import type { RefusedVersion } from '../RecordEditor/refusedVersion'
import { HistoryContent } from './HistoryContent'

export interface HistoryDialogProps {
  entity: AnyEntity
  /** The record that the form shows. */
  record: AnyStored
  /** Called when the rules of today refuse a version that was to be restored. */
  onRefused: (refused: RefusedVersion) => void
}

/** The versions of a record, what differs between them, and a button that restores one. */
export function HistoryDialog({ entity, record, onRefused }: HistoryDialogProps) {
  const { close } = useHistoryAddress()
  return (
    <Dialog isOpen size="side" title={`History of “${entity.titleOf(record)}”`} onClose={close}>
      <HistoryContent
        entity={entity}
        id={idOf(entity, record)}
        onRefused={(refused) => {
          onRefused(refused)
          close()
        }}
      />
    </Dialog>
  )
}
