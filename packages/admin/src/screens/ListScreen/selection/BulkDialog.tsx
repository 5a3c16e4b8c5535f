import type { BulkAction } from '@staff/contract'
import type { AnyEntity, EntityValues } from '@staff/forms/entity'
import { Dialog } from '@staff/ui'
import { useState } from 'react'

import type { ListParams } from '../../../data/records/recordQueries'
import { clearSelection } from '../../../stores/selection'
import { BulkProgress } from './BulkProgress'
import { BulkResults } from './BulkResults'
import { BulkValues } from './BulkValues'
import { DeleteQuestion } from './DeleteQuestion'
import { isIncomplete, runningText, titleOf } from './bulkTexts'
import { useBulk } from './useBulk'

interface BulkDialogProps {
  entity: AnyEntity
  action: BulkAction
  params: ListParams
  /** How many records are selected. */
  count: number
  onClose: () => void
}

/** Asks what an action needs, shows its progress, and then what was not done. */
export function BulkDialog({ entity, action, params, count, onClose }: BulkDialogProps) {
  const bulk = useBulk(entity, params)
  // The selection ends with the action, but not the heading.
  const [total] = useState(count)
  const title = titleOf(entity, action, total)
  const { state } = bulk

  async function handleStart(values?: EntityValues) {
    const outcome = await bulk.start({ action, ...(values && { values }) })
    if (!isIncomplete(outcome)) handleOver()
  }

  function handleOver() {
    onClose()
    clearSelection()
  }

  if (state?.phase === 'running')
    return (
      <BulkProgress
        title={runningText(entity, action, total)}
        share={state.share}
        isEnding={state.isEnding}
        onCancel={bulk.cancel}
      />
    )
  if (state?.phase === 'over')
    return (
      <BulkResults
        entity={entity}
        action={action}
        outcome={state.outcome}
        onUndo={bulk.undo}
        onClose={handleOver}
      />
    )
  if (action === 'delete')
    return (
      <DeleteQuestion
        entity={entity}
        title={title}
        onConfirm={() => void handleStart()}
        onCancel={onClose}
      />
    )
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <BulkValues
        entity={entity}
        action={action}
        onSubmit={(values) => void handleStart(values)}
        onCancel={onClose}
      />
    </Dialog>
  )
}
