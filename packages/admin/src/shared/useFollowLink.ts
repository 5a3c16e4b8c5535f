import { use, type MouseEvent } from 'react'
import { createPath, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom'

/**
 * Returns a function that follows a pressed link without reloading the page. The browser follows what it leaves: fragments, other sites,
 * and presses that open another tab.
 */
export function useFollowLink(): (event: MouseEvent, link: HTMLAnchorElement) => void {
  const router = use(DataRouterContext)?.router
  return (event, link) => {
    const href = link.getAttribute('href') ?? ''
    if (!router || link.target || !isPlainPress(event) || !IN_THE_APP.test(href)) return
    event.preventDefault()
    const { location } = router.state
    void router.navigate(href, { replace: [createPath(location), location.search].includes(href) })
  }
}

/** A path or a query string, but not the address of another site. */
const IN_THE_APP = /^(\/(?!\/)|\?)/

/** Whether the press opens the link here, and not in another tab. */
export function isPlainPress({
  defaultPrevented,
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: MouseEvent) {
  return !defaultPrevented && button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
}
