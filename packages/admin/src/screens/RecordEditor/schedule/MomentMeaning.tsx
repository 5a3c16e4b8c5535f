import { Button, color, SegmentedControl, space, text, useLocale } from '@staff/ui'
import { styled } from 'styled-components'

import { inZone, inZones, offsetName, type Zones } from '../../../shared/times/zoneTexts'
import { useNow } from '../../../shared/times/useNow'
import { instantOf, meaningOfTyped, type TypedMoment } from './typedPlan'

export interface MomentMeaningProps {
  value: TypedMoment
  zones: Zones
  /** What is said of a time that has passed. */
  passed: string | undefined
  /** The id of the input for the time. */
  timeId: string
  onChange: (value: TypedMoment) => void
}

/** Says what a typed time means, in both zones. Offers another one where clocks go forward, and asks which where they go back. */
export function MomentMeaning({ value, zones, passed, timeId, onChange }: MomentMeaningProps) {
  const locale = useLocale()
  const now = useNow()
  const zone = zones.region
  const meaning = meaningOfTyped(value, zone)
  const instant = instantOf(value, zone)
  const isPast = instant !== undefined && Date.parse(instant) <= now.getTime()
  const clock = (at: string) => inZone(at, zone, locale, now).split(', ').at(-1) ?? ''
  const next = meaning?.kind === 'never' ? meaning : undefined
  const [nextDay = '', nextTime = ''] = next?.wallTime.split('T') ?? []

  function handleUse() {
    onChange({ day: nextDay, time: nextTime })
    // The button goes, and the focus with it.
    document.getElementById(timeId)?.focus()
  }

  return (
    <Root>
      <Words data-warns={next !== undefined || undefined}>
        {next && 'This time does not exist: clocks go forward.'}
        {meaning?.kind === 'twice' && !instant && 'This time exists twice: clocks go back.'}
        {instant && (isPast && passed ? passed : inZones(instant, zones, now))}
      </Words>
      {next && (
        <Button size="s" onClick={handleUse}>
          Use {clock(next.instant)}
        </Button>
      )}
      {meaning?.kind === 'twice' && (
        <SegmentedControl
          label="Which of the two times"
          value={value.turn ?? 'none'}
          options={(['first', 'second'] as const).map((turn, index) => ({
            value: turn,
            label: nameOf(turn, clock(meaning.instants[0]), meaning.instants[index]),
          }))}
          onChange={(turn) => onChange({ ...value, ...(turn !== 'none' && { turn }) })}
        />
      )}
    </Root>
  )

  function nameOf(turn: 'first' | 'second', time: string, at = '') {
    return `${turn === 'first' ? 'First' : 'Second'} ${time} (${offsetName(at, zone, locale)})`
  }
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s3};
  align-items: center;
  min-block-size: 1.5rem;
`

const Words = styled.output`
  color: ${color.inkMuted};
  font: ${text.md};

  &[data-warns] {
    color: ${color.warn};
  }
`
