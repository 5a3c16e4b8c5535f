import { areaCalls, type Stored } from '@staff/contract'
import type { SaveOutcome } from '@staff/forms'
import type { AnyEntity } from '@staff/entity'
import type { QueryClient } from '@tanstack/react-query'

import { tellRestored } from '../../stores/lists/restored'
import { callApi } from '../http/callApi'
import { applyChange } from '../records/optimisticUpdates'
import { writeQuery } from '../live/publication'
import { outcomeOf, refresh, saved } from '../records/saveRecord'
import { HOME_KEY } from '../records/recordQueries'

interface Restoration {
  id: string
  /** The version whose values the record gets. */
  version: number
  /** The version that the record must have. */
  ifMatch: number
  /** Whether it takes a restoring back. */
  isUndo?: boolean
}

/** Gives a record the values of one of its versions. The lists and the open form show them. */
export async function restoreRecord<E extends AnyEntity>(
  client: QueryClient,
  entity: E,
  { id, version, ifMatch, isUndo }: Restoration,
): Promise<SaveOutcome<Stored<E>>> {
  try {
    const record = await callApi(areaCalls(entity).restore, {
      params: { id },
      body: { version },
      ifMatch,
      ...writeQuery({ isUndo }),
    })
    applyChange(client, entity, id, Object.entries(record))
    client.removeQueries({ queryKey: HOME_KEY })
    tellRestored(entity.area, record)
    return saved(client, entity, record)
  } catch (error) {
    return outcomeOf(entity, error)
  } finally {
    refresh(client, entity)
  }
}
