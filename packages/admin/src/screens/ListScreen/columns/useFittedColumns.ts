import type { Column } from '@staff/ui'
import { useMemo } from 'react'

import type { AnyStored } from '../../../data/records/recordQueries'
import type { AreaScreens } from '../../../shared/defineArea'
import { fitColumns } from './fitColumns'
import { useColumns } from './useColumns'

/** The width of a row's Edit and menu, in rem. */
const ACTIONS = 8.5

/** The space at the start of a row, in rem: for a box, for a handle with its position, and for both. */
export function startWidth(hasBoxes: boolean, hasHandles: boolean): number {
  if (hasHandles) return hasBoxes ? 6 : 4.25
  return hasBoxes ? 2.75 : 0
}

/** The width of the column with the actions of a row, a CSS length. */
export function actionsWidthOf({ actionsWidth }: AreaScreens): `${number}rem` {
  return actionsWidth ?? `${ACTIONS}rem`
}

/** The columns that a list shows, with what stays when there is less room. */
export function useFittedColumns(
  area: AreaScreens,
  sort: string | undefined,
  start: number,
): readonly Column<AnyStored>[] {
  const { shown } = useColumns(area)
  const ends = start + Number.parseFloat(actionsWidthOf(area))
  return useMemo(() => fitColumns(shown, { ends, sort }), [shown, ends, sort])
}
