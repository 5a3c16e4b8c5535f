import { bulkActions, decide } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { rowBox, type RowStart } from '@staff/ui'
import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'

import type { AnyStored, ListParams } from '../../../data/records/recordQueries'
import { idOf } from '../../../data/records/recordQueries'
import type { AreaScreens } from '../../../shared/defineArea'
import { useReader } from '../../../shared/useReader'
import { announce } from '../../../stores/announcer'
import {
  clearSelection,
  enterScope,
  select,
  selection,
  showPage,
} from '../../../stores/lists/selection'
import { PageBox } from './bar/SelectBoxes'

/** Whether the person can do something with the records of an area, so that they can be selected. */
export function useIsSelectable({ entity }: AreaScreens): boolean {
  const reader = useReader()
  return bulkActions(entity).some(([, needed]) => decide(reader, needed).allowed)
}

/** Drops the selection when the search or a filter changes, and when the list is left. */
export function useSelectionScope(
  { area }: AnyEntity,
  { q, filters }: Pick<ListParams, 'q' | 'filters'>,
  isTrash = false,
) {
  const scope = JSON.stringify([area, isTrash, q, filters])
  useEffect(() => {
    if (enterScope(scope)) announce('The selection is cleared.')
  }, [scope])
  useEffect(
    () => () => {
      enterScope('')
      clearSelection()
    },
    [],
  )
}

/** The column with which the rows of a table are selected; undefined where the person may do nothing with them. */
export function useSelectColumn(
  area: AreaScreens,
  rows: readonly AnyStored[],
  isWanted: boolean,
): RowStart<AnyStored> | undefined {
  const { entity } = area
  const isSelectable = useIsSelectable(area) && isWanted
  const { isAll, records } = useSnapshot(selection)
  const page = useMemo(
    () =>
      rows.map((record) => ({
        id: idOf(entity, record),
        title: entity.titleOf(record),
        version: record.version,
      })),
    [entity, rows],
  )
  useEffect(() => {
    if (isSelectable) showPage(page)
  }, [isSelectable, page])
  const cell = useMemo<RowStart<AnyStored>['cell']>(
    () => (record, isSelected) =>
      rowBox({
        label: `Select ${entity.titleOf(record)}`,
        checked: isSelected,
        onSelect: (isChecked, isRange) => select(idOf(entity, record), isChecked, isRange),
      }),
    [entity],
  )
  if (!isSelectable) return undefined
  return {
    head: <PageBox page={page} />,
    cell,
    isSelected: (record) => isAll || records[idOf(entity, record)] !== undefined,
  }
}
