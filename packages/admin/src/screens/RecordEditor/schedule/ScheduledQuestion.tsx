import { color, SegmentedControl, space, text, weight } from '@staff/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

import type { ShownTime } from '../../../data/live/scheduleRecord'
import type { Zones } from '../../../shared/times/zoneTexts'
import { goesLiveText } from './liveTexts'

export interface ScheduledQuestionProps {
  scheduled: readonly ShownTime[]
  zones: Zones
  /** Whether it is cancelled; undefined as long as nobody has said it. */
  value: boolean | undefined
  /** Whether an answer was missing. */
  isMissing: boolean
  onChange: (isCancelled: boolean) => void
}

/** Asks what becomes of the changes that are scheduled already. */
export function ScheduledQuestion({
  scheduled,
  zones,
  value,
  isMissing,
  onChange,
}: ScheduledQuestionProps) {
  const legendId = useId()
  const isOne = scheduled.length === 1
  return (
    <Root aria-labelledby={legendId} data-unanswered={isMissing || undefined}>
      <Legend id={legendId}>{isOne ? 'A change is' : 'Changes are'} scheduled already</Legend>
      <List>
        {scheduled.map((time) => (
          <li key={time.from}>{goesLiveText(time, zones)}</li>
        ))}
      </List>
      <div>
        <SegmentedControl
          label="What becomes of it"
          value={value === undefined ? 'none' : value ? 'cancel' : 'keep'}
          options={[
            { value: 'cancel', label: isOne ? 'Cancel it' : 'Cancel them' },
            { value: 'keep', label: isOne ? 'Keep it' : 'Keep them' },
          ]}
          onChange={(chosen) => onChange(chosen === 'cancel')}
        />
      </div>
      <Note data-missing={isMissing || undefined}>
        {isMissing && 'Choose what becomes of it.'}
        {value === true && 'It does not go live.'}
        {value === false && 'It still takes its turn.'}
      </Note>
    </Root>
  )
}

const Root = styled.fieldset`
  display: grid;
  gap: ${space.s2};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

const Legend = styled.div`
  font-weight: ${weight.heading};
`

const List = styled.ul`
  display: grid;
  gap: ${space.s1};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Note = styled.output`
  color: ${color.inkMuted};
  font: ${text.sm};

  &:empty {
    display: none;
  }
  &[data-missing] {
    color: ${color.danger};
  }
`
