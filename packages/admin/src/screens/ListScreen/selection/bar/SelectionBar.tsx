import { bulkActions, decide, MAX_RELEASE_ITEMS, opensTo, type RightsHolder } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { lazy, Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'

import type { AnyStored, ListParams } from '../../../../data/records/recordQueries'
import type { AreaScreens } from '../../../../shared/defineArea'
import { useReader } from '../../../../shared/useReader'
import type { RecordList } from '../../../../stores/lists/recordList'
import { selection } from '../../../../stores/lists/selection'
import { BulkDialog } from '../BulkDialog'
import { isNarrowed } from '../../listParams'
import { actionLabel, type ListAction } from '../bulkTexts'
import { SelectionFrame, type SelectedState } from './SelectionFrame'

const AddRecordsDialog = lazy(() => import('../../../Releases/add/AddRecordsDialog'))
const ExportDialog = lazy(() => import('../../csv/ExportDialog'))

export interface SelectionBarProps extends SelectedState {
  area: AreaScreens
  list: RecordList<AnyStored>
  params: ListParams
}

/** What can be asked for: an action that the server does, or a dialog of its own. */
type Asked = ListAction | 'release' | 'export'

/** The actions on the selected records of a list. */
export default function SelectionBar({ area, list, params, count, isAll }: SelectionBarProps) {
  const { entity } = area
  const { total } = useSnapshot(list)
  const reader = useReader()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)

  return (
    <SelectionFrame
      count={count}
      isAll={isAll}
      total={total}
      isNarrowed={isNarrowed(params)}
      actions={possible(entity, reader, { count, isAll }).map((each) => ({
        id: each,
        label: labelOf(entity, each),
        isInMenu: IN_MENU.includes(each),
        isDanger: each === 'delete',
        onSelect: () => setAsked(each),
      }))}
    >
      {asked && asked !== 'release' && asked !== 'export' && (
        <BulkDialog area={area} action={asked} params={params} count={count} onClose={close} />
      )}
      <Suspense>
        {asked === 'release' && (
          <AddRecordsDialog
            entity={entity}
            records={Object.values(selection.records)}
            onClose={close}
          />
        )}
        {asked === 'export' && (
          <ExportDialog
            area={area}
            params={params}
            total={count}
            ids={isAll ? undefined : Object.keys(selection.records)}
            onClose={close}
          />
        )}
      </Suspense>
    </SelectionFrame>
  )
}

/** Deleting comes last, away from the others. */
const ORDER: readonly Asked[] = [
  'set',
  'add',
  'remove',
  'replace',
  'publish',
  'unpublish',
  'release',
  'export',
  'delete',
]

/** What concerns the public site is in the menu, even if there is room for it. */
const IN_MENU: readonly Asked[] = ['publish', 'unpublish', 'release']

/** What a person may do with the selected records, in order. */
function possible(
  entity: AnyEntity,
  reader: RightsHolder,
  { count, isAll }: SelectedState,
): Asked[] {
  const actions = new Set<string>(
    bulkActions(entity).flatMap(([each, needed]) => (decide(reader, needed).allowed ? [each] : [])),
  )
  // A release names its records.
  const isNamed = !isAll && count <= MAX_RELEASE_ITEMS
  if (entity.publicSite && isNamed && opensTo(reader, entity, 'edit')) actions.add('release')
  if (opensTo(reader, entity, 'export')) actions.add('export')
  return ORDER.filter((each) => actions.has(each))
}

function labelOf(entity: AnyEntity, asked: Asked): string {
  if (asked === 'release') return 'Add to a release…'
  if (asked === 'export') return 'Export…'
  return actionLabel(entity, asked)
}
