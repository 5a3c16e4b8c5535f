import type { Moved } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import type { QueryClient } from '@tanstack/react-query'

import { moveRecord } from '../../../data/records/moveRecord'
import { notify, notifyUndoable } from '../../../shared/notify'

interface MovedRecord {
  id: string
  title: string
  moved: Moved
}

/** Says where a record has moved, with a button that moves it back. */
export function offerUndo(client: QueryClient, entity: AnyEntity, record: MovedRecord): void {
  const { title, moved } = record
  if (moved.position === moved.from) return
  notifyUndoable(
    `“${title}” is now at position ${moved.position}.`,
    () => void undo(client, entity, record),
  )
}

async function undo(client: QueryClient, entity: AnyEntity, { id, title, moved }: MovedRecord) {
  const { position, from } = moved
  const outcome = await moveRecord(client, entity, id, { position: from, from: position })
  if (outcome.status === 'moved') notify('success', `“${title}” is back at position ${from}.`)
  else notify('error', outcome.message)
}
