import { ENDS_AT, fieldValue } from '@staff/entity'

import type { AnyStored } from '../../../data/records/recordQueries'
import { useZones } from '../../../shared/times/useZones'
import { dayInZone, inZones } from '../../../shared/times/zoneTexts'

/** The day on which the public site stops showing a record, in the column of ends. */
export function endsCell(record: AnyStored) {
  const end = endIn(record)
  return end && <End value={end} />
}

/** The same in the note at a title; undefined for a record that does not end. */
export function endsNote(record: AnyStored) {
  const end = endIn(record)
  return end && <End value={end} word="Ends " />
}

function endIn(record: AnyStored): string | undefined {
  const value: unknown = fieldValue(record, ENDS_AT)
  return typeof value === 'string' ? value : undefined
}

/** A day in the zone of the region. Its title has the time. */
function End({ value, word = '' }: { value: string; word?: string }) {
  const zones = useZones()
  return (
    <time dateTime={value} title={`On the site until ${inZones(value, zones)}`}>
      {word}
      {dayInZone(value, zones)}
    </time>
  )
}
