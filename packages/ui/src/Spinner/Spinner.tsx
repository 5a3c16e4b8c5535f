import type { ComponentPropsWithRef } from 'react'
import { keyframes, styled } from 'styled-components'

import { appearAfterDelay } from '../theme/loadingDelay'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  /** The accessible name: what is in progress. Omit it when a text beside the spinner says it. */
  label?: string
  /**
   * Width and height in pixels at the default text size.
   * @default 16
   */
  size?: number
}

/** Work of unknown duration. It becomes visible after one second; screen readers announce it at once. */
export function Spinner({ label, size = 16, ...rest }: SpinnerProps) {
  return (
    <Root {...rest} style={{ '--size': `${size / 16}rem`, ...rest.style }} aria-hidden={!label}>
      <Ring />
      {label && <VisuallyHidden as="output">{label}</VisuallyHidden>}
    </Root>
  )
}

const turn = keyframes`
  to { rotate: 1turn; }
`

const Root = styled.span`
  display: inline-flex;
  flex: none;
  inline-size: var(--size);
  block-size: var(--size);
  animation: ${appearAfterDelay};
`

const Ring = styled.span`
  inline-size: 100%;
  block-size: 100%;
  border: max(2px, calc(var(--size) / 10)) solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;

  @media (forced-colors: active) {
    border-color: CanvasText;
    border-inline-end-color: Canvas;
    forced-color-adjust: none;
  }
`
