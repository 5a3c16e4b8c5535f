import type { Stored } from '@staff/contract'
import { whoHas, type AnyEntity } from '@staff/entity'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { idOf } from '../../../data/records/recordQueries'
import { deleteRecord } from '../../../data/records/saveRecord'
import { notify, notifyProblem } from '../../../shared/notify'
import { editPath } from '../../../shared/paths'
import { useRegion } from '../../../shared/regions/useRegion'
import { auth } from '../../../stores/session/auth'

/** Returns a function that deletes a record that was just created or restored, unless somebody has changed it since. */
export function useDeleteAgain<E extends AnyEntity>(entity: E) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const region = useRegion()
  return async (record: Stored<E>): Promise<void> => {
    const outcome = await deleteRecord(client, entity, record)
    const title = entity.titleOf(record)
    if (outcome.status === 'deleted') return notify('success', `“${title}” is deleted again.`)
    if (outcome.status === 'failed')
      return notify('error', `“${title}” was not deleted again. ${outcome.message}`)
    const who = whoHas(outcome.changedBy, auth.userId)
    notifyProblem(`${who} changed “${title}” since, so it was not deleted again.`, {
      label: 'Open it',
      onAction: () => void navigate(editPath(region, entity, idOf(entity, record))),
    })
  }
}
