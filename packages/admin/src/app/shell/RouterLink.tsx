import type { ComponentPropsWithRef, MouseEvent } from 'react'

import { useFollowLink } from '../../shared/useFollowLink'

/**
 * The link component for the ui package. It navigates without reloading the page. Unlike the router's own `Link` it does not render
 * at each navigation.
 */
export function RouterLink({ href = '', onClick, children, ...rest }: ComponentPropsWithRef<'a'>) {
  const follow = useFollowLink()

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    follow(event, event.currentTarget)
  }

  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}
