import type { TrashAction } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { ConfirmDialog, DeleteButton } from '@staff/ui'
import { useState } from 'react'

import { clearSelection, selection } from '../../stores/lists/selection'
import { BulkPhases } from '../ListScreen/selection/BulkPhases'
import { isIncomplete, LABELS, titleOf } from '../ListScreen/selection/bulkTexts'
import { SelectionFrame, type SelectedState } from '../ListScreen/selection/bar/SelectionFrame'
import { useBulk } from '../ListScreen/selection/useBulk'
import { foreverText } from './trashTexts'
import { useIsLong } from './useIsLong'

export interface TrashSelectionBarProps extends SelectedState {
  entity: AnyEntity
  /** The words that the selected records match. */
  q: string
  /** How many deleted records match. */
  total: number
  /** What the person may do. */
  actions: readonly TrashAction[]
}

/** The actions on the selected records of the trash. */
export default function TrashSelectionBar({
  entity,
  q,
  total,
  actions,
  count,
  isAll,
}: TrashSelectionBarProps) {
  const bulk = useBulk(entity, { q })
  const [begun, setBegun] = useState<{ action: TrashAction; total: number }>()
  const [isAsking, setAsking] = useState(false)
  const isRunning = bulk.state?.phase === 'running'
  const isLong = useIsLong(isRunning)

  async function start(action: TrashAction) {
    setAsking(false)
    setBegun({ action, total: count })
    const outcome = await bulk.start({ action })
    if (!isIncomplete(outcome)) clearSelection()
  }

  return (
    <SelectionFrame
      count={count}
      isAll={isAll}
      total={total}
      isNarrowed={q !== ''}
      actions={BUTTONS.filter(({ id }) => actions.includes(id)).map(({ id, isDanger }) => ({
        id,
        isDanger,
        label: LABELS[id],
        busy: id === 'restore' && isRunning,
        onSelect: () => (id === 'restore' ? void start('restore') : setAsking(!isRunning)),
      }))}
    >
      <ConfirmDialog
        isOpen={isAsking}
        title={titleOf(entity, 'delete-forever', count)}
        confirmLabel={LABELS['delete-forever']}
        confirmAs={DeleteButton}
        onConfirm={() => void start('delete-forever')}
        onCancel={() => setAsking(false)}
      >
        {foreverText(entity, count === 1 ? onlyTitle() : undefined)}
      </ConfirmDialog>
      {begun && (isLong || !isRunning) && (
        <BulkPhases
          entity={entity}
          action={begun.action}
          total={begun.total}
          bulk={bulk}
          onClose={clearSelection}
        />
      )}
    </SelectionFrame>
  )
}

const BUTTONS: readonly { id: TrashAction; isDanger: boolean }[] = [
  { id: 'restore', isDanger: false },
  { id: 'delete-forever', isDanger: true },
]

/** The title of the only selected record; undefined where it is not on the screen. */
function onlyTitle(): string | undefined {
  return Object.values(selection.records)[0]?.title
}
