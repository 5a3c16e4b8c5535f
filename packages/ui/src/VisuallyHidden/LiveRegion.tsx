import { VisuallyHidden } from './VisuallyHidden'

/** Something to say, and how often something was said before. */
export interface Announcement {
  text: string
  /** Grows with each announcement, so that the same words said twice are heard twice. */
  turn: number
}

export interface LiveRegionProps {
  /** What to say; see `useAnnouncement`. */
  announcement: Announcement
}

/** Says its announcement to screen readers, politely: after what they are saying now. */
export function LiveRegion({ announcement }: LiveRegionProps) {
  return (
    <VisuallyHidden as="output" aria-live="polite">
      <span key={announcement.turn}>{announcement.text}</span>
    </VisuallyHidden>
  )
}
