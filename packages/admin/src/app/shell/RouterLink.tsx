import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router-dom'

/** The anchor that ui's links become here: it changes the screen without loading the page anew. */
export function RouterLink({ href = '', children, ...rest }: ComponentPropsWithRef<'a'>) {
  // A place on this page, such as the target of the skip link, is the browser's own business.
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
