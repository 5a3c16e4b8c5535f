import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'

import { color, motion, radius } from '../theme/tokens'

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'title'
> {
  /** The action: the button's accessible name and tooltip. */
  label: string
  /** The icon. Screen readers skip it. */
  icon: ReactNode
  /** Called on a click. */
  onClick?: ComponentPropsWithRef<'button'>['onClick']
}

/** A button with only an icon, for actions that everybody knows. */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    // `title` gives name and tooltip. With an `aria-label` it would become a description, and screen readers would
    // repeat it.
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
