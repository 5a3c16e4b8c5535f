import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

import type { AreaScreens } from '../../../shared/defineArea'
import type { AnyStored, ListParams } from '../../../data/records/recordQueries'
import { announce, clearAnnouncement } from '../../../stores/announcer'
import type { RecordList } from '../../../stores/lists/recordList'
import { columnsOf } from '../table/columnsOf'
import { describeResult } from './describeResult'
import { TYPING_ENDS_MS } from './typingEnds'

/**
 * Announces the result of a search, a sort or another page once its records have loaded. The first result is not
 * announced.
 */
export function useResultAnnouncement(
  area: AreaScreens,
  params: ListParams,
  /** The records for exactly these parameters; undefined while they load. */
  list: RecordList<AnyStored> | undefined,
) {
  const announced = useRef(params)
  const navigation = useNavigationType()

  useEffect(() => {
    if (!list) return undefined
    const before = announced.current
    const isSearch = before.q !== params.q

    function announceResult(total: number) {
      announced.current = params
      const text = describeResult(area.entity, columnsOf(area), before, params, total)
      // After the last record of a page is deleted, the page changes by itself; the deletion was already announced.
      const isByUser = isSearch || navigation !== NavigationType.Replace
      if (text && isByUser) announce(text)
    }

    if (!isSearch) return announceResult(list.total)
    const timer = setTimeout(() => announceResult(list.total), TYPING_ENDS_MS)
    return () => clearTimeout(timer)
  }, [area, params, list, navigation])

  useEffect(() => clearAnnouncement, [])
}
