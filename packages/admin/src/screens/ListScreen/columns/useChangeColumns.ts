import type { ColumnPreference } from '@staff/contract'
import { useSearchParams } from 'react-router-dom'

import { saveListPreferences } from '../../../data/session/preferences'
import type { AreaScreens } from '../../../shared/defineArea'
import { notify } from '../../../shared/notify'
import { preferencesOf } from '../../../stores/preferences/lists'
import { columnsOf } from '../table/columnsOf'
import { stayOnList } from '../views/listAddress'
import { columnsIn, useColumns } from './useColumns'

/** Changes the columns of a list: those of the address if it has some, as in a view, and otherwise those of the user. */
export function useChangeColumns(area: AreaScreens) {
  const { entity } = area
  const { all, shown } = useColumns(area)
  const [search, setSearch] = useSearchParams()
  const isInAddress = columnsIn(search, entity) !== undefined

  /** Shows these columns, in this order of all columns. */
  function show(keys: readonly string[], order: readonly string[]) {
    const chosen = order.filter((key) => keys.includes(key))
    if (isInAddress) {
      const changed = new URLSearchParams(search)
      changed.delete('columns')
      if (chosen.join() !== entity.listed.join())
        for (const key of chosen) changed.append('columns', key)
      setSearch(stayOnList(changed, entity), { replace: true })
    } else save(order.map((key) => ({ key, shown: keys.includes(key), width: widthOf(key) })))
  }

  /** Sets widths, in percent of the table. Null gives a column its own width back. */
  function resize(shares: Readonly<Record<string, number | null>>) {
    const keys = shown.map(({ key }) => key)
    const isShown = (key: string) =>
      isInAddress ? (storedOf(key)?.shown ?? entity.listed.includes(key)) : keys.includes(key)
    const order = isInAddress ? storedOrder() : all.map(({ key }) => key)
    save(
      order.map((key) => ({
        key,
        shown: isShown(key),
        width: shares[key] === undefined ? widthOf(key) : shares[key],
      })),
    )
  }

  function reset() {
    if (isInAddress) show(entity.listed, entity.listed)
    save([])
  }

  function storedOf(key: string) {
    return preferencesOf(entity.area).columns.find((each) => each.key === key)
  }

  function widthOf(key: string): number | null {
    return storedOf(key)?.width ?? null
  }

  function storedOrder(): string[] {
    const stored = preferencesOf(entity.area).columns.map(({ key }) => key)
    const others = columnsOf(area).map(({ key }) => key)
    return [...new Set([...stored, ...others])]
  }

  function save(columns: ColumnPreference[]) {
    void saveColumns(entity.area, columns)
  }

  return { show, resize, reset }
}

async function saveColumns(area: string, columns: ColumnPreference[]) {
  const outcome = await saveListPreferences(area, { columns })
  if (outcome.status === 'kept')
    notify('error', `Your columns are kept on this device only. ${outcome.message}`)
}
