import type { AnyEntity } from '@staff/entity'
import { useQuery } from '@tanstack/react-query'

import { pictureQueries } from '../../data/pictures/pictures'
import { UsedInSelection } from './UsedInSelection'
import { UsesList } from './UsesList'
import { UsesSummary } from './UsesSummary'
import { placesIn } from './usesTexts'

export interface UsedInProps {
  entity: AnyEntity
  /**
   * The id of the record.
   * @default the selected records of the list
   */
  id?: string
}

/** Says in a dialog where a record is used, or the selected ones, before they go. */
export default function UsedIn({ entity, id }: UsedInProps) {
  return id === undefined ? (
    <UsedInSelection entity={entity} />
  ) : (
    <RecordUsedIn entity={entity} id={id} />
  )
}

function RecordUsedIn({ entity, id }: Required<UsedInProps>) {
  const { data, isError } = useQuery(pictureQueries.usesOfRecord(entity, id))
  return (
    <UsesSummary
      places={data && placesIn(data)}
      isError={isError}
      unused="No other record uses it."
    >
      {data && <UsesList uses={data} />}
    </UsesSummary>
  )
}
