import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'

import { color, motion, radius } from '../theme/tokens'

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'title'
> {
  /** What the button does: its name and its tooltip. */
  label: string
  /** The icon, which is hidden from screen readers. */
  icon: ReactNode
  /** Does what the label says. */
  onClick?: ComponentPropsWithRef<'button'>['onClick']
}

/** A button that is only an icon, for actions that everybody knows by it. */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    // The title is both: beside an `aria-label` it would be a description, and the same words would be said twice.
    <Root type="button" {...rest} title={label}>
      {icon}
    </Root>
  )
}

const Root = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.m};
  background: transparent;
  color: ${color.inkMuted};
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    color ${motion.quick};

  &:hover {
    background: color-mix(in srgb, currentcolor 10%, transparent);
    color: ${color.ink};
  }
  &:disabled {
    background: transparent;
    opacity: 0.55;
    cursor: default;
  }

  & > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }

  @media (pointer: coarse) {
    inline-size: 2.75rem;
    block-size: 2.75rem;
  }
`
