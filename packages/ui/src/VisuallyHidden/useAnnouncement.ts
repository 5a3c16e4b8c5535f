import { useCallback, useState } from 'react'

import type { Announcement } from './LiveRegion'

/** The announcement for a `LiveRegion`, silent at first, and the function that says something new. */
export function useAnnouncement(): [Announcement, (text: string) => void] {
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', turn: 0 })
  const say = useCallback(
    (text: string) => setAnnouncement(({ turn }) => ({ text, turn: turn + 1 })),
    [],
  )
  return [announcement, say]
}
