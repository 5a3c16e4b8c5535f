import type { AnyEntity } from '@staff/entity'
import { space, weight } from '@staff/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { usesOfRecords } from '../../data/pictures/usesOfRecords'
import { selection } from '../../stores/lists/selection'
import { UsesList } from './UsesList'
import { UsesSummary } from './UsesSummary'
import { placesIn } from './usesTexts'

/** Each record is a call of its own. */
const MAX_RECORDS = 20

/** Says in a dialog where the selected records are used, before they go, and which of them are. Of many, it says nothing. */
export function UsedInSelection({ entity }: { entity: AnyEntity }) {
  const [records] = useState(fewSelected)
  return records.length > 0 ? <UsedInFew entity={entity} records={records} /> : null
}

interface UsedInFewProps {
  entity: AnyEntity
  records: ReturnType<typeof fewSelected>
}

function UsedInFew({ entity, records }: UsedInFewProps) {
  const client = useQueryClient()
  const ids = records.map(({ id }) => id)
  const { data, isError } = useQuery(usesOfRecords(client, entity, ids))
  return (
    <UsesSummary
      places={data?.reduce((all, uses) => all + placesIn(uses), 0)}
      isError={isError}
      unused="No other record uses them."
    >
      <ul style={list}>
        {records.map(({ id, title }, index) => {
          const uses = data?.[index]
          if (!uses || placesIn(uses) === 0) return null
          return (
            <li key={id}>
              <span style={name} dir="auto">
                {title}
              </span>
              <UsesList uses={uses} />
            </li>
          )
        })}
      </ul>
    </UsesSummary>
  )
}

/** The selected records; none if they are many, or all that match. */
function fewSelected() {
  const records = selection.isAll ? [] : Object.values(selection.records)
  return records.length > MAX_RECORDS ? [] : records.map(({ id, title }) => ({ id, title }))
}

const list = { maxBlockSize: '14rem', paddingBlockStart: space.s2, overflow: 'auto' } as const

const name = { fontWeight: weight.label }
