import { useId } from 'react'
import { styled } from 'styled-components'

import { color, motion, radius, shadow, space, text, weight } from '../theme/tokens'
import { visuallyHidden } from '../theme/visuallyHidden'

export interface SegmentedControlProps<Value extends string> {
  /** The accessible name of the choice. */
  label: string
  /** The value of the selected segment. */
  value: Value
  /** Two to four segments in display order. */
  options: readonly { value: Value; label: string }[]
  /** Called with the value of the chosen segment. */
  onChange: (value: Value) => void
}

/** A choice of two to four short labels that takes effect at once. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <Root role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Segment key={option.value}>
          <Radio
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Segment>
      ))}
    </Root>
  )
}

const Root = styled.div`
  display: inline-flex;
  flex: none;
  padding: ${space.s1};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  background: ${color.sunken};
`

const Segment = styled.label`
  position: relative;
  min-inline-size: 2.5rem;
  padding-inline: ${space.s2};
  border-radius: ${radius.s};
  color: ${color.inkMuted};
  font: ${text.sm};
  font-weight: ${weight.label};
  line-height: 1.5rem;
  text-align: center;
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    color ${motion.quick};

  &:hover {
    color: ${color.ink};
  }
  &:has(:checked) {
    background: ${color.surface};
    box-shadow:
      ${shadow.low},
      0 0 0 1px ${color.line};
    color: ${color.ink};
  }
  [data-theme='dark'] &:has(:checked) {
    background: ${color.lineStrong};
  }
  @media (prefers-contrast: more) {
    &&:has(:checked) {
      background: ${color.accent};
      color: ${color.accentInk};
    }
  }
  @media (forced-colors: active) {
    &&:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 1px;
  }

  @media (pointer: coarse) {
    min-inline-size: 2.75rem;
    line-height: 2.25rem;
  }
`

const Radio = styled.input`
  ${visuallyHidden}
`
