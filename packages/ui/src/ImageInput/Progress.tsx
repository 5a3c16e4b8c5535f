import { styled } from 'styled-components'

import { color, radius, space, text } from '../theme/tokens'

export interface ProgressProps {
  /** From 0 to 1. */
  value: number
  label: string
}

/** How far an upload is: a bar and its percent. */
export function Progress({ value, label }: ProgressProps) {
  const percent = `${Math.round(value * 100)} %`
  return (
    <Line>
      <progress aria-label={label} value={value} max={1}>
        {percent}
      </progress>
      <span aria-hidden>{percent}</span>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  max-inline-size: 20rem;
  block-size: 1.25rem;
  color: ${color.inkMuted};
  font: ${text.sm};
  font-variant-numeric: tabular-nums;

  progress {
    flex: 1;
    min-inline-size: 0;
    block-size: 6px;
    border: 0;
    border-radius: ${radius.pill};
    background: ${color.line};
    appearance: none;
    overflow: hidden;
  }
  progress::-webkit-progress-bar {
    background: ${color.line};
  }
  progress::-webkit-progress-value {
    border-radius: ${radius.pill};
    background: ${color.accent};
  }
  progress::-moz-progress-bar {
    background: ${color.accent};
  }
  span {
    min-inline-size: 3em;
  }
`
