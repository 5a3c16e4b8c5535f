import { styled } from 'styled-components'

import { color, motion, radius } from '../theme/tokens'

export interface ProgressBarProps {
  /** What is under way, for screen readers. */
  label: string
  /** The share that is done, from 0 to 1. */
  value: number
}

/** How much of a known amount of work is done. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const share = Math.min(Math.max(value, 0), 1)
  return (
    <Root
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
    >
      <Done style={{ '--share': share }} />
    </Root>
  )
}

const Root = styled.div`
  inline-size: 100%;
  block-size: 6px;
  border-radius: ${radius.pill};
  background: ${color.line};
  overflow: hidden;
`

const Done = styled.div`
  inline-size: calc(var(--share) * 100%);
  block-size: 100%;
  border-radius: inherit;
  background: ${color.accent};
  transition: inline-size ${motion.calm};
`
