import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'

import { color, radius, space, text, weight } from '../theme/tokens'

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /**
   * What the badge means; the colour follows from it.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'success' | 'danger'
  /** The word or two. */
  children?: ReactNode
}

/** A word or two about the state of the thing beside it. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <Root {...rest} data-tone={tone} />
}

const Root = styled.span`
  --ink: ${color.inkMuted};
  --ground: transparent;
  --edge: ${color.line};

  display: inline-block;
  padding-inline: ${space.s1};
  border: 1px solid var(--edge);
  border-radius: ${radius.s};
  background: var(--ground);
  color: var(--ink);
  font: ${text.xs};
  font-weight: ${weight.label};
  white-space: nowrap;

  &[data-tone='accent'] {
    --ink: ${color.accentText};
    --ground: ${color.accentSoft};
    --edge: transparent;
  }
  &[data-tone='success'] {
    --ink: ${color.add};
    --ground: ${color.addSoft};
    --edge: transparent;
  }
  &[data-tone='danger'] {
    --ink: ${color.danger};
    --ground: ${color.dangerSoft};
    --edge: transparent;
  }
`
