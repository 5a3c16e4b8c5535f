import { color, space, text } from '@staff/ui'
import { styled } from 'styled-components'

export interface SliderProps {
  label: string
  /** In thousandths, as are the limits. */
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A place on a picture as a slider. Arrow keys move it by one percent, Page Up and Page Down by more. */
export function Slider({ label, value, min, max, onChange }: SliderProps) {
  const percent = `${Math.round(value / 10)} %`
  return (
    <Line>
      <span>{label}</span>
      <input
        type="range"
        // Left is left in every script.
        dir="ltr"
        min={0}
        max={1000}
        step={10}
        value={value}
        aria-valuetext={percent}
        onChange={({ target }) => onChange(Math.min(Math.max(Number(target.value), min), max))}
      />
      <output aria-hidden>{percent}</output>
    </Line>
  )
}

const Line = styled.label`
  display: grid;
  gap: ${space.s2};
  grid-template-columns: 6.5rem minmax(0, 1fr) 3rem;
  align-items: center;
  min-block-size: 1.5rem;
  color: ${color.inkMuted};
  font: ${text.md};

  input {
    inline-size: 100%;
    margin: 0;
    accent-color: ${color.accent};
  }
  output {
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`
