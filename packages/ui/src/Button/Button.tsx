import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'

import { AppLink, type AppLinkProps } from '../Link/AppLink'
import { Spinner } from '../Spinner/Spinner'
import { Root, Sign, Words } from './parts'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /**
   * How much the action weighs: one `primary` or `add` for each view, `danger` for what cannot be undone.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'add'
  /**
   * `s` for rows of a table and other dense places.
   * @default 'm'
   */
  size?: 'm' | 's'
  /** An icon before the words. */
  icon?: ReactNode
  /** An address: the button is then a link with the same look. */
  href?: string
  /**
   * The action is running: clicks are ignored, the focus and the width stay. A spinner comes after a second.
   * @default false
   */
  busy?: boolean
  /** What the button does, in a word or two. */
  children?: ReactNode
  /** Does it; a busy button does nothing. */
  onClick?: ComponentPropsWithRef<'button'>['onClick']
}

/** Does something, or goes somewhere when it has an `href`. */
export function Button({
  variant = 'secondary',
  size = 'm',
  icon,
  href,
  busy = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // A submit button submits by its click, so a busy one has to prevent that too.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  const look = {
    'data-variant': variant,
    'data-size': size,
    'data-plain': icon === undefined || undefined,
  }
  const attributes: ComponentPropsWithRef<'button'> = {
    ...rest,
    'aria-busy': busy || undefined,
    'aria-disabled': busy || rest['aria-disabled'],
    onClick: handleClick,
  }
  const content = (
    <>
      {(icon || busy) && (
        <Sign>
          {icon}
          {busy && <Spinner />}
        </Sign>
      )}
      <Words>{children}</Words>
    </>
  )

  if (href === undefined) {
    return (
      <Root type="button" {...attributes} {...look}>
        {content}
      </Root>
    )
  }
  return (
    // The attributes and handlers that make sense on a link mean the same on both elements.
    <Root as={AppLink} {...(attributes as AppLinkProps)} {...look} href={href}>
      {content}
    </Root>
  )
}
