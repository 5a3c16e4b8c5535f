import type { UseReferences } from '@staff/forms'
import { sortableFields, type AnyEntity, type Option } from '@staff/entity'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'

import { recordList } from '../../stores/lists/recordList'
import { idOf, recordQueries, type AnyStored } from './recordQueries'

/** Creates the hook that returns all records of an area as options, sorted by title. */
export function createUseReferences(entities: readonly AnyEntity[]): UseReferences {
  return function useReferences(area) {
    const entity = entityOf(entities, area)
    const all = useQuery(allRecords(entity))
    const { records } = useSnapshot(all.data ?? NOTHING)
    const options = useMemo(() => optionsOf(entity, records), [entity, records])
    if (all.data) return { status: 'loaded', options }
    if (all.isFetching) return { status: 'loading' }
    return { status: 'failed', retry: () => void all.refetch() }
  }
}

/** All records of an entity as options; undefined while they load, and unless `isWanted`. */
export function useReferenceOptions(
  entity: AnyEntity,
  isWanted: boolean,
): readonly Option<string>[] | undefined {
  const all = useQuery({ ...allRecords(entity), enabled: isWanted })
  const { records } = useSnapshot(all.data ?? NOTHING)
  return all.data && isWanted ? optionsOf(entity, records) : undefined
}

/** All records of each entity as options; undefined while they load. It reads nothing that another reference has read. */
export function useAllReferenceOptions(
  entities: readonly AnyEntity[],
): (readonly Option<string>[] | undefined)[] {
  const queries = entities.map((entity) => ({
    ...allRecords(entity),
    select: ({ records }: { records: readonly AnyStored[] }) => optionsOf(entity, records),
  }))
  return useQueries({ queries }).map(({ data }) => data)
}

/** Stands for choices that are not read, because a hook cannot be left out. */
export const noChoices = {
  queryKey: ['no choices'],
  queryFn: (): Promise<never[]> => Promise.resolve([]),
}

/** The title of one record of an entity, from the list that all references to the entity share. It is read if `isWanted`. */
export function useTitleOf(entity: AnyEntity, id: string, isWanted: boolean) {
  const { data, isSuccess, isError } = useQuery({
    ...allRecords(entity),
    enabled: isWanted,
    select: ({ records }: { records: readonly AnyStored[] }) => {
      const found = records.find((record) => idOf(entity, record) === id)
      return found && { title: entity.titleOf(found) }
    },
  })
  return { isSuccess, isError, title: data?.title }
}

function allRecords(entity: AnyEntity) {
  const [sort = ''] = sortableFields(entity)
  return recordQueries(entity).unpaged({ q: '', sort, order: 'asc' })
}

function optionsOf(entity: AnyEntity, records: readonly AnyStored[]) {
  return records
    .map((record) => ({ value: idOf(entity, record), label: entity.titleOf(record) }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
}

function entityOf(entities: readonly AnyEntity[], area: string): AnyEntity {
  const entity = entities.find((each) => each.area === area)
  if (!entity) throw new Error(`No entity has the area '${area}'`)
  return entity
}

const NOTHING = recordList<AnyStored>('id', [])
