import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router-dom'

/** The link component for the ui package. It navigates without reloading the page. */
export function RouterLink({ href = '', children, ...rest }: ComponentPropsWithRef<'a'>) {
  // The browser handles fragments, such as the target of the skip link.
  if (href.startsWith('#')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  )
}
