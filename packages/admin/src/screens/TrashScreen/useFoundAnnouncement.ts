import { useEffect, useRef } from 'react'

import { announce, clearAnnouncement } from '../../stores/announcer'
import { describeFound } from '../ListScreen/result/describeResult'

/** Announces the result of a search. `total` is undefined while the result loads. */
export function useFoundAnnouncement(q: string, total: number | undefined) {
  const announced = useRef(q)

  useEffect(() => {
    if (total === undefined || announced.current === q) return
    announced.current = q
    announce(q ? describeFound(total) : `${total} in the trash`)
  }, [q, total])

  useEffect(() => clearAnnouncement, [])
}
