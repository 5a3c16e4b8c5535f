import { color, space, text } from '@staff/ui'

import { percentOf } from './cropping'

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
  const percent = percentOf(value)
  // The ends of the picture need no words, but another edge can be in the way.
  const isStopped = (value <= min && min > 0) || (value >= max && max < 1000)
  return (
    <label style={line}>
      <span>{label}</span>
      <input
        style={range}
        type="range"
        // Left is left in every script.
        dir="ltr"
        min={0}
        max={1000}
        step={10}
        value={value}
        aria-valuetext={isStopped ? `${percent}, as far as it goes` : percent}
        onChange={({ target }) => onChange(Math.min(Math.max(Number(target.value), min), max))}
      />
      <output aria-hidden style={number}>
        {percent}
      </output>
    </label>
  )
}

const line = {
  display: 'grid',
  gap: space.s2,
  gridTemplateColumns: '6.5rem minmax(0, 1fr) 3rem',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  color: color.inkMuted,
  font: text.md,
}

const range = { inlineSize: '100%', margin: 0, accentColor: color.accent }

const number = { color: color.ink, fontVariantNumeric: 'tabular-nums', textAlign: 'end' } as const
