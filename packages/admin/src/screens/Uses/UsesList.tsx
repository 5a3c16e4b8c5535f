import type { Use, Uses } from '@staff/contract'
import { color, space, text } from '@staff/ui'

import { useContent } from '../../shared/admin'
import { editPath } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import { TextLink } from '../HomeScreen/panelRows'
import { hiddenText } from './usesTexts'

/** The places where something is used, each with a link to its record, and how many others there are. */
export function UsesList({ uses: { records, total, hidden } }: { uses: Uses }) {
  const more = total - records.length
  return (
    <ul style={list}>
      {records.map((use) => (
        <Place key={`${use.area} ${use.id} ${use.field}`} use={use} />
      ))}
      {more > 0 && <li>and {more} more</li>}
      {hidden > 0 && <li>{hiddenText(hidden, records.length > 0)}</li>}
    </ul>
  )
}

function Place({ use: { area, id, title, field, states } }: { use: Use }) {
  const region = useRegion()
  const entity = useContent().areas.find((each) => each.entity.area === area)?.entity
  if (!entity) return <li>{title}</li>
  const label = entity.fields[field]?.label ?? field
  return (
    <li>
      <TextLink href={editPath(region, entity, id)} dir="auto">
        {title || entity.labels.one}
      </TextLink>{' '}
      <span style={facts}>
        {entity.labels.title} · {label}
        {STATE_TEXTS[states.join(' ')]}
      </span>
    </li>
  )
}

// What staff see is what the site shows, unless this says otherwise.
const STATE_TEXTS: Readonly<Record<string, string>> = {
  working: ' · not public',
  live: ' · on the site only',
  upcoming: ' · on the site later',
  'live upcoming': ' · on the site only',
  'working upcoming': ' · on the site later',
}

const list = {
  display: 'grid',
  gap: space.s1,
  maxBlockSize: '14rem',
  paddingBlock: space.s2,
  overflow: 'auto',
} as const

const facts = { color: color.inkMuted, font: text.sm } as const
