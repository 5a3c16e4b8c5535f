import { restoredChanges } from '@staff/contract'
import { whoHas, type AnyEntity } from '@staff/entity'
import { useQueryClient } from '@tanstack/react-query'

import { historyQueries } from '../../../data/history/historyQueries'
import { restoreRecord } from '../../../data/history/restoreRecord'
import { idOf, type AnyStored } from '../../../data/records/recordQueries'
import { notify } from '../../../shared/notify'
import { auth } from '../../../stores/session/auth'
import { useUndoChange } from '../../RecordEditor/undo/useUndoChange'

/**
 * Returns a function that undoes a restore: it restores the version that was current before. If somebody has changed the record since,
 * the values of that version are merged with theirs.
 */
export function useUndoRestore(entity: AnyEntity) {
  const client = useQueryClient()
  const undoChange = useUndoChange(entity)

  return async (restored: AnyStored, version: number): Promise<void> => {
    const id = idOf(entity, restored)
    const former = { id, version, ifMatch: restored.version, isUndo: true }
    const outcome = await restoreRecord(client, entity, former)
    const title = entity.titleOf(restored)
    if (outcome.status === 'saved') return notify('success', `“${title}” is as it was before.`)
    if (outcome.status !== 'conflict')
      return notify('error', `“${title}” was not undone. ${outcome.message}`)
    const before = await client
      .fetchQuery(historyQueries(entity, id).one(version))
      .catch(() => undefined)
    if (before) return undoChange(restored, restoredChanges(entity, { ...restored }, before.values))
    const who = whoHas(outcome.changedBy, auth.userId)
    notify('error', `${who} changed “${title}” since, so it was not undone.`)
  }
}
