import type { AnyEntity } from '@staff/entity'
import { useState } from 'react'

import { notify } from '../../../shared/notify'
import type { RecordVersion } from '../../../data/review/reviewRecord'
import AddToReleaseDialog, { type ChosenRelease } from './AddToReleaseDialog'
import { recordsText } from '../releaseTexts'

export interface AddRecordsDialogProps {
  entity: AnyEntity
  /** Stored records in the version that the list shows. */
  records: readonly RecordVersion[]
  onClose: () => void
}

/** Adds stored records to a release, to publish them or to take them from the site. */
export default function AddRecordsDialog({ entity, records, onClose }: AddRecordsDialogProps) {
  // What is selected may change while the dialog is open.
  const [added] = useState(records)

  function handleDone({ name }: ChosenRelease) {
    onClose()
    const what =
      added.length === 1 ? `The ${entity.labels.one} is` : `${recordsText(added.length)} are`
    notify('success', `${what} in the release “${name}”.`)
  }

  return (
    <AddToReleaseDialog
      count={added.length}
      canUnpublish
      itemsFor={(action) =>
        Promise.resolve(
          added.map(({ id, version }) => ({ area: entity.area, id, version, action })),
        )
      }
      onDone={handleDone}
      onClose={onClose}
    />
  )
}
