import type { Stored } from '@staff/contract'
import type { SaveOutcome } from '@staff/forms'
import { fieldsInConflict, type AnyEntity, type ValuesOf } from '@staff/entity'
import type { QueryClient } from '@tanstack/react-query'

import { recordQueries, idOf } from './recordQueries'
import { changedFields, changeRecord, type ChangeKind } from './saveRecord'
import { whoChanged } from './whoChanged'

/** How many newer versions a change is tried on, while others go on saving the record. */
const MAX_MERGES = 4

/**
 * Changes a record like `changeRecord`. If somebody has changed only other fields of it since `base`, the change is made to their version,
 * so that both are kept. If a field has changed on both sides, nothing is stored, and the outcome is a conflict
 * that says who changed which field.
 */
export async function mergeRecord<E extends AnyEntity>(
  client: QueryClient,
  entity: E,
  base: Stored<E>,
  changes: Partial<ValuesOf<E>>,
  kind: ChangeKind = {},
): Promise<SaveOutcome<Stored<E>>> {
  const mine = changedFields<E>(base, changes)
  let outcome = await changeRecord(client, entity, base, mine, kind)
  for (let merges = 0; outcome.status === 'conflict' && merges < MAX_MERGES; merges++) {
    const { current, changedBy } = outcome
    client.setQueryData(recordQueries(entity).one(idOf(entity, base)).queryKey, current)
    const names = fieldsInConflict(base, current, mine)
    if (names.length > 0)
      // oxlint-disable-next-line no-await-in-loop -- The loop ends here.
      return { ...outcome, changes: await whoChanged(entity, base, outcome, names) }
    // oxlint-disable-next-line no-await-in-loop -- Each try needs the version that the last one returned.
    const next = await changeRecord(client, entity, current, mine, kind)
    outcome = next.status === 'saved' ? { ...next, isMerged: true, changedBy } : next
  }
  return outcome
}
