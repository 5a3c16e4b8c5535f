import { useEffect, useEffectEvent, useState } from 'react'
import { useSnapshot } from 'valtio'

import { idOf, type AnyStored } from '../../data/records/recordQueries'
import type { AreaScreens, Neighbours } from '../../shared/defineArea'
import { useLoaded } from '../../shared/useLoaded'
import { recordList, type RecordList } from '../../stores/lists/recordList'
import { useOpenedRecord } from './useOpenedRecord'

export interface OpenedRecordProps {
  id: string
  entity: AreaScreens['entity']
  /** The list below; undefined while it loads. */
  list: RecordList<AnyStored> | undefined
  loadDialog: NonNullable<AreaScreens['recordDialog']>
}

/** The dialog of an opened record, with its neighbours in the list. */
export function OpenedRecord({ id, entity, list, loadDialog }: OpenedRecordProps) {
  const { close, replace } = useOpenedRecord(entity)
  const { records } = useSnapshot(list ?? NOTHING)
  const ids = records.map((record) => idOf(entity, record))
  const neighbours = useNeighbours(id, ids)
  const [Dialog, load] = useLoaded(loadDialog)
  const handleMount = useEffectEvent(load)
  useEffect(() => handleMount(), [])
  return Dialog && <Dialog id={id} onClose={close} neighbours={neighbours} onOpen={replace} />
}

/** The neighbours of a record. One that leaves the list while it is open, such as by its new status, keeps those that it had. */
function useNeighbours(id: string, ids: readonly string[]): Neighbours {
  const [known, setKnown] = useState(ids)
  if (ids.includes(id) && ids.join() !== known.join()) setKnown(ids)
  const index = known.indexOf(id)
  return {
    previous: index > 0 ? known[index - 1] : undefined,
    next: index < 0 ? undefined : known[index + 1],
  }
}

const NOTHING = recordList<AnyStored>('id', [])
