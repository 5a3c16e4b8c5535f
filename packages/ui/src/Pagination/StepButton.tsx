import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { Button } from '../Button/Button'

interface StepButtonProps {
  icon: ReactNode
  /** The direction, which sets the icon. */
  to: 'previous' | 'next'
  /** Whether there is no further page. The button keeps the focus and does nothing. */
  end: boolean
  onStep: () => void
  children: string
}

/** Moves one page forward or back. */
export function StepButton({ icon, to, end, onStep, children }: StepButtonProps) {
  return (
    <Root size="s" icon={icon} data-to={to} aria-disabled={end} onClick={end ? undefined : onStep}>
      {children}
    </Root>
  )
}

const Root = styled(Button)`
  &[data-to='next'] {
    flex-direction: row-reverse;
  }
  &:dir(rtl) svg {
    scale: -1 1;
  }
`
