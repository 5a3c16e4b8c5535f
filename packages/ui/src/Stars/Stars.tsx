import { Star } from 'lucide-react'
import { styled } from 'styled-components'

import { color } from '../theme/tokens'

export interface StarsProps {
  /** The number of stars. */
  value: number
  /**
   * The maximum number of stars.
   * @default 5
   */
  max?: number
}

/** A rating to display: '4 of 5'. */
export function Stars({ value, max = 5 }: StarsProps) {
  return (
    <Root aria-label={`${value} of ${max}`}>
      {Array.from({ length: max }, (_, index) => (
        <Star key={index} data-given={index < value} />
      ))}
    </Root>
  )
}

const Root = styled.span.attrs({ role: 'img' })`
  display: inline-flex;
  gap: 1px;
  vertical-align: middle;

  & > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    fill: ${color.lineStrong};
    stroke: none;
  }
  & > [data-given='true'] {
    fill: ${color.star};
  }
  @media (forced-colors: active) {
    & > svg {
      fill: none;
      stroke: CanvasText;
    }
    & > [data-given='true'] {
      fill: CanvasText;
    }
  }
`
