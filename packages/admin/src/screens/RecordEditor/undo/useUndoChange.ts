import type { Stored } from '@staff/contract'
import { whoHas, type AnyEntity } from '@staff/entity'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { mergeRecord } from '../../../data/records/mergeRecord'
import { idOf } from '../../../data/records/recordQueries'
import { notify, notifyProblem } from '../../../shared/notify'
import { editPath } from '../../../shared/paths'
import { useRegion } from '../../../shared/regions/useRegion'
import { keepLateUndo } from '../../../stores/lists/lateUndos'
import { tellRestored } from '../../../stores/lists/restored'
import { auth } from '../../../stores/session/auth'

/**
 * Returns a function that gives a record its `former` values under the version that was saved. What others have changed since in other
 * fields is kept. If they have changed the same fields, it says who, and offers to compare the two in the form.
 */
export function useUndoChange<E extends AnyEntity>(entity: E) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const region = useRegion()

  return async (saved: Stored<E>, former: object): Promise<void> => {
    const outcome = await mergeRecord(client, entity, saved, former, { isUndo: true })
    const title = entity.titleOf(saved)
    if (outcome.status === 'saved') {
      const { record, isMerged, changedBy } = outcome
      tellRestored(entity.area, record)
      const kept = `what ${whoHas(changedBy, auth.userId, 'inside')} changed since is kept`
      return notify('success', `“${title}” is as it was before${isMerged ? `; ${kept}.` : '.'}`)
    }
    if (outcome.status !== 'conflict')
      return notify('error', `The change of “${title}” was not undone. ${outcome.message}`)
    const { current, changedBy, changes } = outcome
    const who = whoHas(changedBy, auth.userId)
    const message = `${who} changed this ${entity.labels.one} since you saved it.`
    notifyProblem(`${who} changed “${title}” since, so it was not undone.`, {
      label: 'Compare…',
      onAction: () =>
        void navigate(editPath(region, entity, idOf(entity, saved)), {
          state: keepLateUndo({
            area: entity.area,
            base: saved,
            former,
            current,
            message,
            changes,
          }),
        }),
    })
  }
}
