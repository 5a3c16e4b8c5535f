import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import type { ButtonProps } from '../Button/Button'
import { Root } from '../Button/parts'
import type { MenuEntry } from '../Menu/entries'
import { MenuList, useMenu } from '../Menu/useMenu'
import { space } from '../theme/tokens'

export interface SplitButtonProps {
  /** The accessible name of the arrow and of its menu: 'More ways to save'. */
  label: string
  /**
   * The look of the arrow: that of the button.
   * @default 'secondary'
   */
  variant?: NonNullable<ButtonProps['variant']>
  /**
   * The size of the arrow: that of the button.
   * @default 'm'
   */
  size?: NonNullable<ButtonProps['size']>
  /** The other ways, in reading order. */
  items: readonly MenuEntry[]
  /**
   * Whether the action is in progress. The arrow opens nothing and keeps the focus.
   * @default false
   */
  busy?: boolean
  /** The button with the usual way. */
  children: ReactNode
}

/** A button, and an arrow joined to it with a menu of other ways to do the same. */
export function SplitButton({
  label,
  variant = 'secondary',
  size = 'm',
  items,
  busy = false,
  children,
}: SplitButtonProps) {
  const { button, list } = useMenu()
  const { onClick, onKeyDown, ...rest } = button
  return (
    <Group>
      {children}
      <Arrow
        type="button"
        aria-label={label}
        aria-disabled={busy || undefined}
        data-variant={variant}
        data-size={size}
        {...rest}
        {...(!busy && { onClick, onKeyDown })}
      >
        <span data-part="icon">
          <ChevronDown />
        </span>
      </Arrow>
      <MenuList {...list} label={label} items={items} />
    </Group>
  )
}

const Group = styled.span`
  display: inline-flex;
  flex: 0 1 auto;
  min-inline-size: 0;

  /* With large text its words are on two lines. */
  & > :first-child {
    flex: 0 1 auto;
    min-inline-size: 0;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
`

const Arrow = styled(Root)`
  --edge-join: var(--edge);

  margin-inline-start: -1px;
  border-start-start-radius: 0;
  border-end-start-radius: 0;

  &,
  &[data-size='s'] {
    padding-inline: ${space.s1};
  }
  &:is([data-variant='primary'], [data-variant='add'], [data-variant='danger']) {
    --edge-join: color-mix(in srgb, var(--ink) 35%, var(--ground));
  }
  &,
  &:hover,
  &[aria-disabled='true'] {
    border-inline-start-color: var(--edge-join);
  }
`
