import { DateInput, SegmentedControl, space, TimeInput, weight } from '@staff/ui'
import { useId, useState } from 'react'
import { styled } from 'styled-components'

import type { Zones } from '../../../shared/times/zoneTexts'
import { MomentMeaning } from './MomentMeaning'
import type { MomentErrors, TypedMoment } from './typedPlan'

export interface WhenFieldProps {
  /** What happens then: 'Goes live'. */
  legend: string
  /** The choice without a time: 'Now', 'Never'. */
  open: string
  /** The beginning of the labels: 'Start'. */
  noun: string
  /** What is chosen; undefined for the choice without a time. */
  value: TypedMoment | undefined
  /** What is typed at first when a time is chosen. */
  suggested: TypedMoment
  errors: MomentErrors | undefined
  /** What a time means that has passed; undefined where the errors say it. */
  passed?: string | undefined
  zones: Zones
  onChange: (value: TypedMoment | undefined) => void
}

/** The choice between one word and a day with a time, which is told in both zones. */
export function WhenField({
  legend,
  open,
  noun,
  value,
  errors,
  onChange,
  ...props
}: WhenFieldProps) {
  const { suggested, passed, zones } = props
  const legendId = useId()
  const timeId = useId()
  // What was typed comes back with the choice.
  const [last, setLast] = useState(value ?? suggested)

  function change(next: TypedMoment) {
    setLast(next)
    onChange(next)
  }

  return (
    <Group aria-labelledby={legendId}>
      <Legend id={legendId}>{legend}</Legend>
      <div>
        <SegmentedControl
          label={legend}
          value={value ? 'time' : 'open'}
          options={[
            { value: 'open', label: open },
            { value: 'time', label: 'Date and time' },
          ]}
          onChange={(chosen) => onChange(chosen === 'time' ? last : undefined)}
        />
      </div>
      {value && (
        <>
          <Inputs>
            <DateInput
              label={`${noun} day`}
              value={value.day}
              error={errors?.day}
              onChange={(day) => change({ ...value, day, turn: undefined })}
            />
            <TimeInput
              id={timeId}
              label={`${noun} time`}
              value={value.time}
              error={errors?.time}
              onChange={(time) => change({ ...value, time, turn: undefined })}
            />
          </Inputs>
          <MomentMeaning
            value={value}
            zones={zones}
            passed={passed}
            timeId={timeId}
            onChange={change}
          />
        </>
      )}
    </Group>
  )
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space.s3};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

const Legend = styled.div`
  font-weight: ${weight.heading};
`

const Inputs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space.s3};
  align-items: start;
`
