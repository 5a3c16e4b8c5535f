import { useEffect, useRef } from 'react'

import { announce, clearAnnouncement } from '../../stores/announcer'
import { describeFound } from '../ListScreen/result/describeResult'
import { TYPING_ENDS_MS } from '../ListScreen/result/typingEnds'

/** Announces the result of a search, and what `describeAll` says of everything. `total` is undefined while the result loads. */
export function useFoundAnnouncement(
  q: string,
  total: number | undefined,
  describeAll: (total: number) => string = inTrash,
) {
  const announced = useRef(q)

  useEffect(() => {
    if (total === undefined || announced.current === q) return undefined
    const timer = setTimeout(() => {
      announced.current = q
      announce(q ? describeFound(total) : describeAll(total))
    }, TYPING_ENDS_MS)
    return () => clearTimeout(timer)
  }, [q, total, describeAll])

  useEffect(() => clearAnnouncement, [])
}

function inTrash(total: number): string {
  return `${total} in the trash`
}
