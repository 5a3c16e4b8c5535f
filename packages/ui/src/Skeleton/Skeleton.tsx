import { css, keyframes, styled } from 'styled-components'

import { color, radius } from '../theme/tokens'
import { appearAfterDelay } from '../theme/loadingDelay'

export interface SkeletonProps {
  /**
   * A CSS length.
   * @default '100%'
   */
  width?: string | undefined
  /**
   * A CSS length.
   * @default '0.75rem'
   */
  height?: string
}

/** A placeholder in the size of the loading content, so that nothing moves. It becomes visible after one second. */
export function Skeleton({ width = '100%', height = '0.75rem' }: SkeletonProps) {
  return <Root aria-hidden style={{ '--width': width, '--height': height }} />
}

const breathe = keyframes`
  50% { opacity: 0.5; }
`

/** The look of a placeholder, whose size is in `--width` and `--height`. */
export const skeletonStyles = css`
  display: inline-block;
  inline-size: var(--width);
  max-inline-size: 100%;
  block-size: var(--height);
  border-radius: ${radius.s};
  background: ${color.line};
  vertical-align: middle;
  animation:
    ${appearAfterDelay},
    ${breathe} 1.6s ease-in-out 1.2s infinite;

  @media (forced-colors: active) {
    background: GrayText;
    forced-color-adjust: none;
  }
`

const Root = styled.span`
  ${skeletonStyles}
`
