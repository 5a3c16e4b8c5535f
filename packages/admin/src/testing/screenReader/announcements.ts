import { wordsOf } from './spokenText'

/** A text that a screen reader announces. */
export interface Announcement {
  words: string
  /** Whether it interrupts the current speech. */
  isUrgent: boolean
}

const WHOLE = '[role=status], [role=alert], output, [aria-atomic=true]'
const LIVE = `[aria-live]:not([aria-live=off]), [role=log], ${WHOLE}`

/**
 * The announcements after a change of the page. A change in a live region announces the whole region if it is atomic, or
 * else the added nodes. A region that is added together with its text is announced only if it is an alert.
 */
export function announcementsOf({ target, addedNodes }: MutationRecord): Announcement[] {
  const added = Array.from(addedNodes).filter((node) => node instanceof Element)
  const alerts = added.flatMap((node) => [
    ...(node.matches('[role=alert]') ? [node] : []),
    ...node.querySelectorAll('[role=alert]'),
  ])
  if (alerts.length > 0) return alerts.map((alert) => announcementFrom(alert, alert))

  const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
  if (!region) return []
  return region.matches(WHOLE)
    ? [announcementFrom(region, region)]
    : added.map((node) => announcementFrom(node, region))
}

function announcementFrom(element: Element, region: Element): Announcement {
  return {
    words: wordsOf(element),
    isUrgent: region.matches('[role=alert], [aria-live=assertive]'),
  }
}
