import { isRecordOf } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'

import { idOf, type AnyStored } from '../../data/records/recordQueries'
import { lateUndoKeyIn, lateUndoOf } from '../../stores/lists/lateUndos'
import type { OpenUndo } from '../RecordEditor/undo/openUndo'

/** The undo that the form of a record was opened for. It stays while the history is open above the form. */
export function useLateUndo(entity: AnyEntity, recordId: string): OpenUndo | undefined {
  const { state } = useLocation()
  const [opened, setOpened] = useState<OpenUndo>()
  const key = lateUndoKeyIn(state)
  if (key === undefined || key === opened?.key) return opened
  const undo = openUndo(entity, recordId, key)
  if (undo) setOpened(undo)
  return undo ?? opened
}

function openUndo(entity: AnyEntity, recordId: string, key: string): OpenUndo | undefined {
  const undo = lateUndoOf(key)
  if (undo?.area !== entity.area) return undefined
  const { base, current, ...rest } = undo
  const isOurs = (record: object): record is AnyStored =>
    isRecordOf(entity)(record) && idOf(entity, record) === recordId
  return isOurs(base) && isOurs(current) ? { ...rest, key, base, current } : undefined
}
