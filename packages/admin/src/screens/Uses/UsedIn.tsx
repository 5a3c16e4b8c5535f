import type { AnyEntity } from '@staff/entity'
import { color, space, VisuallyHidden } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { pictureQueries } from '../../data/pictures/pictures'
import { UsesList } from './UsesList'
import { placesIn, usedText } from './usesTexts'

export interface UsedInProps {
  entity: AnyEntity
  /** The id of the record. */
  id: string
}

/** Says in a dialog where a record is used, before it goes: one line, which opens. */
export default function UsedIn({ entity, id }: UsedInProps) {
  const { data, isError } = useQuery(pictureQueries.usesOfRecord(entity, id))
  if (isError) return <p style={line}>Where it is used could not be read.</p>
  if (!data) return <p style={line}>Looking for where it is used…</p>
  const places = placesIn(data)
  if (places === 0) return <p style={line}>No other record uses it.</p>
  return (
    <>
      <Details>
        <summary>{usedText(places)}</summary>
        <UsesList uses={data} />
      </Details>
      <VisuallyHidden as="output">{usedText(places)}</VisuallyHidden>
    </>
  )
}

// All states have one line, so that the buttons below do not move.
const line = { paddingBlockStart: space.s3, color: color.inkMuted } as const

const Details = styled.details`
  padding-block-start: ${space.s3};

  > summary {
    color: ${color.warn};
    cursor: pointer;
  }
`
