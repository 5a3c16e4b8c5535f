import { isTrashAction, type BulkEdition, type TrashAction } from '@staff/contract'

import type { FakeRequest } from './fakeAnswer'
import { changeAll } from './fakeBulkChanges'
import type { Action, FakeBulkOptions, Former } from './fakeBulkOptions'
import { forEach, load, loadTrashed } from './fakeBulkRecords'

/** Does an action with the records, and notes what undoes it. */
export function actOn(
  options: FakeBulkOptions,
  request: FakeRequest,
  { action, values, isPreview }: Action,
  editions: readonly BulkEdition[],
) {
  if (action === 'delete') return removeAll(options, request, editions)
  if (isTrashAction(action)) return actOnDeleted(options, request, action, editions)
  return changeAll(options, request, { action, values, isPreview }, editions)
}

function removeAll(
  { table, session, remove }: FakeBulkOptions,
  request: FakeRequest,
  editions: readonly BulkEdition[],
) {
  const former: Former[] = []
  const outcome = forEach(table, editions, (edition) => {
    const stored = load(table, edition, session.personOf(request).userId)
    const version = stored.version + 1
    remove(request, stored)
    former.push({ id: edition.id, isDeleted: true, version })
  })
  return { ...outcome, former }
}

function actOnDeleted(
  { table, restore, forget }: FakeBulkOptions,
  request: FakeRequest,
  action: TrashAction,
  editions: readonly BulkEdition[],
) {
  const former: Former[] = []
  const outcome = forEach(table, editions, (edition) => {
    const { record } = loadTrashed(table, edition)
    if (action === 'delete-forever') return forget(record)
    const { version } = restore(request, record)
    former.push({ id: edition.id, isRestored: true, version })
  })
  return { ...outcome, former }
}

/** Undoes an action on each of its records. */
export function undoAll(
  { table, session, change, remove, restore }: FakeBulkOptions,
  request: FakeRequest,
  former: readonly Former[],
) {
  return forEach(table, former, (item) => {
    if ('isDeleted' in item) return void restore(request, loadTrashed(table, item).record)
    if ('isRestored' in item)
      return remove(request, load(table, item, session.personOf(request).userId))
    const { values } = item
    return change(request, load(table, item, session.personOf(request).userId), {
      changes: values,
      values,
      reason: 'undone',
    })
  })
}
