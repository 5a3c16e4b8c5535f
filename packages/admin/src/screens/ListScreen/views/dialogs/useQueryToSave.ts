import { useSearchParams } from 'react-router-dom'

import type { AreaScreens } from '../../../../shared/defineArea'
import { chooseColumns } from '../../columns/chooseColumns'
import { useColumns } from '../../columns/useColumns'
import { columnsOf } from '../../table/columnsOf'
import { queryToSave } from '../viewState'

/** What a view of the list would be saved with: what is on the screen now, the columns too. */
export function useQueryToSave(area: AreaScreens): string {
  const [search] = useSearchParams()
  return queryToSave(search, area.entity, useOwnColumns(area))
}

/** The columns on the screen, in their order; undefined if they are the usual ones. Their widths are in no view. */
export function useOwnColumns(area: AreaScreens): readonly string[] | undefined {
  const shown = keysOf(useColumns(area))
  const all = columnsOf(area)
  // A list without a choice has the order of its area; a view without columns has the name first.
  const usual = [chooseColumns(all, []), chooseColumns(all, [], area.entity.listed)]
  return usual.some((each) => keysOf(each).join() === shown.join()) ? undefined : shown
}

function keysOf({ shown }: ReturnType<typeof useColumns>): string[] {
  return shown.map(({ key }) => key)
}
