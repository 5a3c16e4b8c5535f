import { useCallback, useState } from 'react'

import type { Announcement } from './LiveRegion'

/** Returns the announcement for a `LiveRegion`, empty at first, and the function that sets a new one. */
export function useAnnouncement(): [Announcement, (text: string) => void] {
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', turn: 0 })
  const say = useCallback(
    (text: string) => setAnnouncement(({ turn }) => ({ text, turn: turn + 1 })),
    [],
  )
  return [announcement, say]
}
