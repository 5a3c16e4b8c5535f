import { wordsOf } from './spokenText'

/** Words that a screen reader says without being asked. */
export interface Announcement {
  words: string
  /** Whether they interrupt what is being said. */
  isUrgent: boolean
}

const WHOLE = '[role=status], [role=alert], output, [aria-atomic=true]'
const LIVE = `[aria-live]:not([aria-live=off]), [role=log], ${WHOLE}`

/**
 * What a change of the page announces. A change inside a live region is announcementFrom: all of it, or what came where the
 * region is announcementFrom in parts. A region that comes with its words is announcementFrom only where it is an alert.
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
