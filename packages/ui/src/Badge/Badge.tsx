import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'

import { color, radius, space, text, weight } from '../theme/tokens'

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
