import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { styled } from 'styled-components'

import { color, radius, shadow, space } from '../theme/tokens'

export interface PopupProps {
  /** The accessible name. */
  label: string
  /** The button that opened it. It gets the focus back. */
  trigger: RefObject<HTMLElement | null>
  /**
   * The edge that it shares with its button.
   * @default 'start'
   */
  align?: 'start' | 'end'
  /** What can be chosen. */
  children: ReactNode
  /** Called after Escape, or a press outside. */
  onClose: () => void
}

/** A small dialog below its button. It is open as long as it is rendered. */
export function Popup({ label, trigger, align = 'start', children, onClose }: PopupProps) {
  // `start` and `end` would depend on the browser's language.
  const isRightToLeft = document.documentElement.dir === 'rtl'
  const edge = (align === 'end') === isRightToLeft ? 'left' : 'right'
  return (
    <Floating
      isOpen
      triggerRef={trigger}
      placement={`bottom ${edge}`}
      offset={6}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Content aria-label={label}>{children}</Content>
    </Floating>
  )
}

const Floating = styled(Popover)`
  inline-size: 18rem;
  max-inline-size: calc(100vw - 2rem);
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.pop};
  overflow: auto;

  /* The popover has the direction of the browser's language. This sets the page's direction. */
  html[dir='rtl'] & {
    direction: rtl;
  }
`

const Content = styled(Dialog)`
  display: grid;
  gap: ${space.s2};
  padding: ${space.s2};
  outline: none;
`
