import type { BulkAction } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import { BulkProgress } from './BulkProgress'
import { BulkResults } from './BulkResults'
import { runningText } from './bulkTexts'
import type { Bulk } from './useBulk'

interface BulkPhasesProps {
  entity: AnyEntity
  action: BulkAction
  /** How many records were selected when it began. */
  total: number
  bulk: Bulk
  onClose: () => void
}

/** The progress of an action that has begun, and then what was not done. */
export function BulkPhases({ entity, action, total, bulk, onClose }: BulkPhasesProps) {
  const { state } = bulk
  if (state?.phase === 'running')
    return (
      <BulkProgress
        title={runningText(entity, action, total)}
        share={state.share}
        isEnding={state.isEnding}
        onCancel={bulk.cancel}
      />
    )
  if (state?.phase !== 'over') return null
  return (
    <BulkResults
      entity={entity}
      action={action}
      outcome={state.outcome}
      onUndo={bulk.undo}
      onClose={onClose}
    />
  )
}
