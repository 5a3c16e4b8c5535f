import { styled } from 'styled-components'

import { ProgressBar, type ProgressBarProps } from '../ProgressBar/ProgressBar'
import { color, space, text } from '../theme/tokens'

/** The progress of an upload as a bar and a percentage. */
export function Progress(props: ProgressBarProps) {
  return (
    <Line>
      <ProgressBar {...props} />
      <Percent aria-hidden>{Math.round(props.value * 100)} %</Percent>
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
`

/** Three digits wide, so that the bar keeps its length. */
const Percent = styled.span`
  flex: none;
  inline-size: 3rem;
`
