import type { AnyEntity } from '@staff/entity'

import { idOf, type AnyStored } from '../../../data/records/recordQueries'
import AddRecordsDialog from './AddRecordsDialog'

export interface AddRecordDialogProps {
  entity: AnyEntity
  record: AnyStored
  onClose: () => void
}

/** Adds one stored record to a release. */
export default function AddRecordDialog({ entity, record, onClose }: AddRecordDialogProps) {
  const { version } = record
  const edition = { id: idOf(entity, record), version }
  return <AddRecordsDialog entity={entity} records={[edition]} onClose={onClose} />
}
