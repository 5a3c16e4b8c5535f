import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'

import { color, radius, shadow, space } from '../theme/tokens'

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /**
   * Space between the edge and the content; `none` for content that draws its own, as a table does.
   * @default 'none'
   */
  padding?: 'none' | 'm' | 'l'
  /** What belongs together. */
  children?: ReactNode
}

/** A sheet that holds things that belong together. A card in a card is flat. */
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
  /* clip and not hidden: a bar inside may still stick to the window's edge */
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
