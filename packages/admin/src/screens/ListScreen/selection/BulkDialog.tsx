import { isLiveAction, type LiveAction } from '@staff/contract'
import type { EntityValues } from '@staff/entity'
import { ConfirmDialog, Dialog } from '@staff/ui'
import { useState } from 'react'

import type { ListParams } from '../../../data/records/recordQueries'
import type { AreaScreens } from '../../../shared/defineArea'
import { clearSelection } from '../../../stores/lists/selection'
import { LazyUsedIn } from '../../Uses/LazyUsedIn'
import { BulkPhases } from './BulkPhases'
import { BulkValues } from './BulkValues'
import { DeleteQuestion } from './DeleteQuestion'
import { isIncomplete, LABELS, titleOf, type ListAction } from './bulkTexts'
import { ReplaceDialog } from './replace/ReplaceDialog'
import { useBulk } from './useBulk'

interface BulkDialogProps {
  area: AreaScreens
  action: ListAction
  params: ListParams
  /** How many records are selected. */
  count: number
  onClose: () => void
}

/** Asks what an action needs, shows its progress, and then what was not done. */
export function BulkDialog({ area, action, params, count, onClose }: BulkDialogProps) {
  const { entity } = area
  const bulk = useBulk(entity, params)
  // The selection ends with the action, but not the heading.
  const [total, setTotal] = useState(count)
  const title = titleOf(entity, action, total)

  async function handleStart(values?: EntityValues) {
    const outcome = await bulk.start({ action, ...(values && { values }) })
    if (!isIncomplete(outcome)) handleOver()
  }

  function handleOver() {
    onClose()
    clearSelection()
  }

  if (bulk.state)
    return (
      <BulkPhases entity={entity} action={action} total={total} bulk={bulk} onClose={handleOver} />
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
  if (isLiveAction(action))
    return (
      <ConfirmDialog
        isOpen
        title={title}
        confirmLabel={LABELS[action]}
        tone="primary"
        onConfirm={() => void handleStart()}
        onCancel={onClose}
        details={action === 'unpublish' && <LazyUsedIn entity={entity} />}
      >
        {LIVE_QUESTIONS[action]}
      </ConfirmDialog>
    )
  if (action === 'replace')
    return (
      <ReplaceDialog
        entity={entity}
        title={title}
        selected={total}
        targetOf={bulk.targetOf}
        onSubmit={(replacement, changing) => {
          setTotal(changing)
          void handleStart({ ...replacement })
        }}
        onCancel={onClose}
      />
    )
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <BulkValues
        area={area}
        action={action}
        onSubmit={(values) => void handleStart(values)}
        onCancel={onClose}
      />
    </Dialog>
  )
}

const LIVE_QUESTIONS: Record<LiveAction, string> = {
  publish: 'The public site shows them as they are now. You can unpublish them again.',
  unpublish: 'The public site no longer shows them. You can publish them again.',
}
