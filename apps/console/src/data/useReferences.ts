import type { UseReferences } from '@staff/forms'
import { entities, type AnyEntity } from '@staff/forms/entities'
import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'

import { recordList } from '../stores/recordList'
import { idOf, recordQueries, type AnyStored, type ListParams } from './recordQueries'

/** The records of an area as choices in the order of their titles; undefined while they are on their way. */
export const useReferences: UseReferences = (area) => {
  const entity = entityOf(area)
  const { data } = useQuery(recordQueries(entity).list(NEWEST))
  const { records } = useSnapshot(data ?? NOTHING)
  return data && optionsOf(entity, records)
}

function optionsOf(entity: AnyEntity, records: readonly AnyStored[]) {
  return records
    .map((record) => ({ value: idOf(entity, record), label: entity.titleOf(record) }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
}

function entityOf(area: string): AnyEntity {
  const entity = entities.find((each) => each.area === area)
  if (!entity) throw new Error(`No entity has the area '${area}'`)
  return entity
}

/** As many as one call brings. */
const NEWEST: ListParams = { q: '', sort: 'updatedAt', order: 'desc', page: 1, pageSize: 100 }

const NOTHING = recordList<AnyStored>('id', [])
