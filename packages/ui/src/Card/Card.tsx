import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'

import { color, radius, shadow, space } from '../theme/tokens'

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /**
   * The space between edge and content. Use `none` for content with its own padding, such as a table.
   * @default 'none'
   */
  padding?: 'none' | 'm' | 'l'
  /** The content of the card. */
  children?: ReactNode
}

/** A surface for content that belongs together. A card inside a card is flat. */
export function Card({ padding = 'none', ...rest }: CardProps) {
  return <Root {...rest} data-padding={padding} />
}

const Root = styled.div`
  min-inline-size: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.low};
  /* clip, not hidden: a bar inside the card can still stick to the window's edge. */
  overflow: clip;

  &[data-padding='m'] {
    padding: ${space.s4};
  }
  &[data-padding='l'] {
    padding: ${space.s6};
  }

  & & {
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`
