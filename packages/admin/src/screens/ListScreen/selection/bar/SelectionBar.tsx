import { bulkActions, decide, isLiveAction, opensTo } from '@staff/contract'
import { lazy, Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'

import type { AnyStored, ListParams } from '../../../../data/records/recordQueries'
import type { AreaScreens } from '../../../../shared/defineArea'
import { useReader } from '../../../../shared/useReader'
import type { RecordList } from '../../../../stores/lists/recordList'
import { selection } from '../../../../stores/lists/selection'
import { BulkDialog } from '../BulkDialog'
import { isNarrowed } from '../../listParams'
import { actionLabel, LABELS, type ListAction } from '../bulkTexts'
import { SelectionFrame, type SelectedState } from './SelectionFrame'

const ExportDialog = lazy(() => import('../../csv/ExportDialog'))

export interface SelectionBarProps extends SelectedState {
  area: AreaScreens
  list: RecordList<AnyStored>
  params: ListParams
}

/** The actions on the selected records of a list. */
export default function SelectionBar({ area, list, params, count, isAll }: SelectionBarProps) {
  const { entity } = area
  const { total } = useSnapshot(list)
  const reader = useReader()
  const [action, setAction] = useState<ListAction>()
  const [isExporting, setExporting] = useState(false)
  const possible = bulkActions(entity).flatMap(([each, needed]) =>
    decide(reader, needed).allowed ? [each] : [],
  )
  const actions = ORDER.filter((each) => possible.includes(each))

  return (
    <SelectionFrame
      count={count}
      isAll={isAll}
      total={total}
      isNarrowed={isNarrowed(params)}
      actions={[
        ...actions
          .filter((each) => each !== 'delete')
          .map((each) => ({
            id: each,
            label: actionLabel(entity, each),
            isInMenu: isLiveAction(each),
            onSelect: () => setAction(each),
          })),
        ...(opensTo(reader, entity, 'export')
          ? [{ id: 'export', label: 'Export…', onSelect: () => setExporting(true) }]
          : []),
        ...(actions.includes('delete')
          ? [
              {
                id: 'delete',
                label: LABELS.delete,
                isDanger: true,
                onSelect: () => setAction('delete'),
              },
            ]
          : []),
      ]}
    >
      {action && (
        <BulkDialog
          area={area}
          action={action}
          params={params}
          count={count}
          onClose={() => setAction(undefined)}
        />
      )}
      <Suspense>
        {isExporting && (
          <ExportDialog
            area={area}
            params={params}
            total={count}
            ids={isAll ? undefined : Object.keys(selection.records)}
            onClose={() => setExporting(false)}
          />
        )}
      </Suspense>
    </SelectionFrame>
  )
}

/** Deleting comes last, away from the others. */
const ORDER: readonly ListAction[] = [
  'set',
  'add',
  'remove',
  'replace',
  'publish',
  'unpublish',
  'delete',
]
