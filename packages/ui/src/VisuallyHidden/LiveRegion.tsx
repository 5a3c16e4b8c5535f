import { VisuallyHidden } from './VisuallyHidden'

/** A text to announce, and the number of announcements before it. */
export interface Announcement {
  text: string
  /** Grows with each announcement, so that screen readers read the same text twice. */
  turn: number
}

export interface LiveRegionProps {
  /** The announcement; see `useAnnouncement`. */
  announcement: Announcement
}

/** Announces text to screen readers politely, after what they are reading. */
export function LiveRegion({ announcement }: LiveRegionProps) {
  return (
    <VisuallyHidden as="output" aria-live="polite">
      <span key={announcement.turn}>{announcement.text}</span>
    </VisuallyHidden>
  )
}
