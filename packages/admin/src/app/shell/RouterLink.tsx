import { use, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { createPath, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom'

/**
 * The link component for the ui package. It navigates without reloading the page. Unlike the router's own `Link` it does not render
 * at each navigation: a list has two links in each row.
 */
export function RouterLink({
  href = '',
  target,
  onClick,
  children,
  ...rest
}: ComponentPropsWithRef<'a'>) {
  const router = use(DataRouterContext)?.router

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!router || target || !isPlainPress(event) || !IN_THE_APP.test(href)) return
    event.preventDefault()
    const { location } = router.state
    void router.navigate(href, { replace: [createPath(location), location.search].includes(href) })
  }

  return (
    <a {...rest} href={href} target={target} onClick={handleClick}>
      {children}
    </a>
  )
}

/** A path or a query string. The browser follows fragments, such as the target of the skip link, and other sites. */
const IN_THE_APP = /^(\/(?!\/)|\?)/

/** Whether the press opens the link here, and not in another tab. */
function isPlainPress({
  defaultPrevented,
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: MouseEvent) {
  return !defaultPrevented && button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
}
