import {
  bulkMessages,
  notInTrashNow,
  Problem,
  type BulkEdition,
  type BulkRefusal,
} from '@staff/contract'
import { whoHas } from '@staff/entity'

import type { FakeRecord } from './fakePage'
import type { FakeTable } from './fakeTable'

/** The deleted record. Throws a `Problem` if it is not in the trash, or as another deletion. */
export function loadTrashed({ entity, all, trash }: FakeTable, { id, version }: BulkEdition) {
  const found = trash.find(id)
  if (found && (version === undefined || version === found.record.version)) return found
  const isStored = all().some((record) => record[entity.idKey] === id)
  throw notInTrashNow(entity, found ? 'trash' : isStored ? 'table' : undefined)
}

/** Throws a 412 if the record is newer. */
export function load(
  { entity, history, load: loadStored }: FakeTable,
  { id, version }: BulkEdition,
  readerId: string,
): FakeRecord {
  const stored = loadStored(id)
  if (version === undefined || version === stored.version) return stored
  const who = whoHas(history.authorOf(stored), readerId)
  throw new Problem(412, bulkMessages.changedSince(entity.labels.one, who))
}

/** Does the work for each item, and collects those that are refused. */
export function forEach<Item extends BulkEdition>(
  table: FakeTable,
  items: readonly Item[],
  work: (item: Item) => unknown,
) {
  let done = 0
  const refusals: BulkRefusal[] = []
  for (const item of items) {
    try {
      if (work(item) !== 'unchanged') done += 1
    } catch (error) {
      if (!(error instanceof Problem) || error.details.code !== undefined) throw error
      refusals.push(refusalOf(table, item, error))
    }
  }
  return { done, refused: refusals }
}

function refusalOf(
  { entity, all, trash }: FakeTable,
  item: BulkEdition,
  { message, details }: Problem,
): BulkRefusal {
  const { id } = item
  const stored = all().find((record) => record[entity.idKey] === id)
  const deleted = trash.find(id)
  const messages = Object.values(details.errors ?? {})
  return {
    id,
    title: (stored ?? deleted?.record) ? entity.titleOf(stored ?? deleted?.record) : '',
    message: messages.length > 1 ? messages.join('. ') : message,
  }
}
