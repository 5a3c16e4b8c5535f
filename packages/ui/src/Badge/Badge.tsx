import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'

import { badgeStyles } from './parts'

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /**
   * The meaning of the badge, which sets its colour.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'success' | 'danger'
  /** One or two words. */
  children?: ReactNode
}

/** A status in one or two words, beside the item that it describes. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <Root {...rest} data-tone={tone} />
}

const Root = styled.span`
  ${badgeStyles}
`
