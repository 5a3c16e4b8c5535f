import type { LiveAction } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import type { QueryClient } from '@tanstack/react-query'

import { changeMany } from '../../../data/records/bulkRecords'
import type { RecordVersion } from '../../../data/review/reviewRecord'
import { notify, notifyUndoable } from '../../../shared/notify'
import { isIncomplete } from '../selection/bulkTexts'
import { undoBulk } from '../selection/undo/undoBulk'

/** Publishes a record or takes it from the public site, and says what became of it, with Undo. */
export async function publishRecord(
  client: QueryClient,
  entity: AnyEntity,
  { id, version }: RecordVersion,
  action: LiveAction,
): Promise<void> {
  const target = { ids: [id], versions: [version] }
  const steps = { onProgress: () => {}, signal: new AbortController().signal }
  const outcome = await changeMany(client, entity, { action }, target, steps)
  const { one } = entity.labels
  if (isIncomplete(outcome)) {
    const reason = outcome.refused[0]?.message ?? outcome.failure ?? ''
    const isKnown = outcome.unknown === 0
    return notify(
      'error',
      isKnown
        ? `The ${one} was not ${action}ed. ${reason}`
        : `${reason} It is not known whether the ${one} is ${action}ed.`,
    )
  }
  const text =
    action === 'publish'
      ? `The ${one} was published.`
      : `The ${one} was unpublished. The public site no longer shows it.`
  if (outcome.undos.length === 0) return notify('success', text)
  return notifyUndoable(text, () => void undoBulk(client, entity, outcome.undos))
}
