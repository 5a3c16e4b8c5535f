import type { AnyEntity } from '@staff/entity'
import { useQueryClient } from '@tanstack/react-query'

import { idOf, type AnyStored } from '../../data/records/recordQueries'
import { askToPublish } from '../../data/review/reviewRecord'
import { notify } from '../../shared/notify'
import AskDialog from './AskDialog'

export interface AskStoredDialogProps {
  entity: AnyEntity
  record: AnyStored
  onClose: () => void
}

/** Asks those who may publish to publish a record as it is stored. */
export default function AskStoredDialog({ entity, record, onClose }: AskStoredDialogProps) {
  const client = useQueryClient()

  async function handleAsk(note: string) {
    const { version } = record
    const outcome = await askToPublish(client, entity, { id: idOf(entity, record), version }, note)
    if (outcome.status === 'done') {
      onClose()
      notify('success', `Those who may publish “${entity.titleOf(record)}” are asked.`)
    }
    return outcome
  }

  return <AskDialog entity={entity} onAsk={handleAsk} onClose={onClose} />
}
