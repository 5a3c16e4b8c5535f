import { styled } from 'styled-components'

import { color, motion, radius } from '../theme/tokens'

export interface ProgressBarProps {
  /** The accessible name: the work in progress. */
  label: string
  /** The completed share from 0 to 1. */
  value: number
}

/** The progress of a known amount of work. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return <Root aria-label={label} value={value} max={1} />
}

const Root = styled.progress`
  display: block;
  appearance: none;
  inline-size: 100%;
  block-size: 6px;
  border: 0;
  border-radius: ${radius.pill};
  background: ${color.line};
  overflow: hidden;

  &::-webkit-progress-bar {
    background: none;
  }
  &::-webkit-progress-value {
    border-radius: ${radius.pill};
    background: ${color.accent};
    transition: inline-size ${motion.calm};
  }
  /* A browser drops the whole rule if it does not know one selector, so each vendor has its own rule. */
  &::-moz-progress-bar {
    border-radius: ${radius.pill};
    background: ${color.accent};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    background: Canvas;
    forced-color-adjust: none;

    &::-webkit-progress-value {
      background: Highlight;
    }
    &::-moz-progress-bar {
      background: Highlight;
    }
  }
`
