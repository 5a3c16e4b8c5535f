import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'

import { AppLink, type AppLinkProps } from '../Link/AppLink'
import { Spinner } from '../Spinner/Spinner'
import { Root } from './parts'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /**
   * The importance of the action. Use one `primary` or `add` in each view, and `danger` for what cannot be undone.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'add'
  /**
   * `s` is for table rows and other dense places.
   * @default 'm'
   */
  size?: 'm' | 's'
  /** An icon before the text. */
  icon?: ReactNode
  /** A URL; the button is then a link with the same look. */
  href?: string
  /**
   * Whether the action is in progress. The button ignores clicks and keeps focus and width; after one second it shows
   * a spinner.
   * @default false
   */
  busy?: boolean
  /** The label: one or two words. */
  children?: ReactNode
  /** Called on a click unless the button is busy. */
  onClick?: ComponentPropsWithRef<'button'>['onClick']
}

/** Starts an action, or navigates when it has an `href`. */
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
    // The click of a submit button submits the form, so a busy one must prevent that too.
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
        <span data-part="icon">
          {icon}
          {busy && <Spinner />}
        </span>
      )}
      <span data-part="text">{children}</span>
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
    // The attributes and handlers that both elements share.
    <Root as={AppLink} {...(attributes as AppLinkProps)} {...look} href={href}>
      {content}
    </Root>
  )
}
