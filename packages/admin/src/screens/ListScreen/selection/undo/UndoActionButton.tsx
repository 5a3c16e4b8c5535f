import type { AnyEntity } from '@staff/entity'
import { Button } from '@staff/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState, type MouseEvent } from 'react'

import { recordQueries } from '../../../../data/records/recordQueries'
import { countOf } from '../bulkTexts'
import { undoBulk } from './undoBulk'

export interface UndoActionButtonProps {
  entity: AnyEntity
  /** A request of the action, as in the audit. */
  requestId: string
}

/** Undoes the whole action on many records that a request of the user belongs to. Nothing if that is no longer possible. */
export function UndoActionButton({ entity, requestId }: UndoActionButtonProps) {
  const client = useQueryClient()
  const { data = [] } = useQuery({ ...recordQueries(entity).undos(), staleTime: 0 })
  const [isBusy, setBusy] = useState(false)
  const action = data.find(({ requestIds }) => requestIds.includes(requestId))
  if (!action) return null

  async function handleUndo({ currentTarget }: MouseEvent<HTMLElement>) {
    const dialog = currentTarget.closest<HTMLElement>('[role="dialog"]')
    setBusy(true)
    await undoBulk(client, entity, action?.undos ?? [])
    setBusy(false)
    // The button goes.
    dialog?.focus()
  }

  return (
    <Button icon={<Undo2 />} busy={isBusy} onClick={(event) => void handleUndo(event)}>
      {action.count === 1 ? 'Undo' : `Undo all ${countOf(action.count)}`}
    </Button>
  )
}
