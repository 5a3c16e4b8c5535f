import { isHiddenAt } from '@staff/ui'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

import type { AreaScreens } from '../../../shared/defineArea'
import { readListParams } from '../listParams'
import { useMayOrder } from '../order/rowOrder'
import { useIsSelectable } from '../selection/useSelection'
import { startWidth, useFittedColumns } from './useFittedColumns'

/** The keys of the columns that a person has chosen, but for which the list on the screen is too narrow. */
export function useHiddenColumns(area: AreaScreens): ReadonlySet<string> {
  const [search] = useSearchParams()
  const { sort } = readListParams(search, area.entity)
  const start = startWidth(useIsSelectable(area), useMayOrder(area.entity))
  const columns = useFittedColumns(area, sort, start)
  const rem = useTableWidth()
  return new Set(columns.filter((column) => isHiddenAt(rem, column)).map(({ key }) => key))
}

/** The width of the list on the screen, in rem; infinite without one. */
function useTableWidth(): number {
  const [rem, setRem] = useState(Infinity)
  useEffect(() => {
    const table = document.querySelector('main table')?.parentElement
    if (!table) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setRem((entry?.contentRect.width ?? Infinity) / root)
    })
    observer.observe(table)
    return () => observer.disconnect()
  }, [])
  return rem
}
