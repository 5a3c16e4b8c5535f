import { useEffect } from 'react'

import { useAnnouncement } from '../VisuallyHidden/useAnnouncement'

/** How long the results must rest before their count is announced, so that no key interrupts the last one. In milliseconds. */
const PAUSE_MS = 800

/** Announces how many results there are, after a pause in typing and when no more are on their way. */
export function useCountAnnouncement(count: number, typed: string, isBusy: boolean) {
  const [announcement, announce] = useAnnouncement()
  useEffect(() => {
    if (isBusy || !typed) return undefined
    const timer = setTimeout(() => announce(textOf(count)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [announce, count, typed, isBusy])
  return announcement
}

function textOf(count: number): string {
  if (count === 0) return 'No results'
  return count === 1 ? '1 result' : `${count} results`
}
