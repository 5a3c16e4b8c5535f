import { useEffect, useRef, type RefObject } from 'react'

import { useSameFunction } from '../../useSameFunction/useSameFunction'

/** Scrolls a preview as far as its text area. `shown` is the previewed text; undefined while nothing is shown. */
export function useScrollTogether(
  area: RefObject<HTMLTextAreaElement | null>,
  shown: string | undefined,
) {
  const ref = useRef<HTMLElement>(null)
  const follow = useSameFunction(() => {
    if (area.current && ref.current) scrollAs(area.current, ref.current)
  })
  useEffect(() => {
    if (shown !== undefined) follow()
  }, [shown, follow])
  return { ref, follow }
}

function scrollAs(leader: Element, follower: Element) {
  const room = leader.scrollHeight - leader.clientHeight
  const share = room > 0 ? leader.scrollTop / room : 0
  follower.scrollTop = share * (follower.scrollHeight - follower.clientHeight)
}
