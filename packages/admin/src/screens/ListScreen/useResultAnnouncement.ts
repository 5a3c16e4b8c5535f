import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

import type { AreaScreens } from '../../shared/defineArea'
import type { AnyStored, ListParams } from '../../data/records/recordQueries'
import { announce, clearAnnouncement } from '../../stores/announcer'
import type { RecordList } from '../../stores/recordList'
import { columnsOf } from './table/columnsOf'
import { describeResult } from './describeResult'

/**
 * Tells screen readers what a search, an order or another page came to, once its records are there. The list that the
 * reader finds on arriving is told by the screen itself.
 */
export function useResultAnnouncement(
  area: AreaScreens,
  params: ListParams,
  /** The records of exactly these parameters; missing while they are on their way. */
  list: RecordList<AnyStored> | undefined,
) {
  const told = useRef(params)
  const navigation = useNavigationType()

  useEffect(() => {
    if (!list) return
    const before = told.current
    told.current = params
    const words = describeResult(area.entity, columnsOf(area), before, params, list.total)
    // A page that was emptied is left without being asked: the deletion has said what there is to say.
    const isAsked = before.q !== params.q || navigation !== NavigationType.Replace
    if (words && isAsked) announce(words)
  }, [area, params, list, navigation])

  useEffect(() => clearAnnouncement, [])
}
