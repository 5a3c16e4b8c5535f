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
  if (isError) return <Line>Where it is used could not be read.</Line>
  if (!data) return <Line>Looking for where it is used…</Line>
  const places = placesIn(data)
  if (places === 0) return <Line>No other record uses it.</Line>
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
const Line = styled.p`
  padding-block-start: ${space.s3};
  color: ${color.inkMuted};
`

const Details = styled.details`
  padding-block-start: ${space.s3};

  > summary {
    color: ${color.warn};
    cursor: pointer;
  }
`
