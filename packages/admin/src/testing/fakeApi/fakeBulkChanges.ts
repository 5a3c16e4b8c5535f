import {
  bulkChanges,
  previewReplacement,
  requireApplied,
  type BulkChange,
  type BulkEdition,
  type LookedThrough,
} from '@staff/contract'

import type { FakeRequest } from './fakeAnswer'
import type { FakeBulkOptions, Former } from './fakeBulkOptions'
import { forEach, load } from './fakeBulkRecords'

/** A change of many records, or only a look at what it would do. */
interface Wish extends BulkChange {
  isPreview: boolean
}

/** Changes the records by the rules of single changes. */
export function changeAll(
  { table, session, accept, change }: FakeBulkOptions,
  request: FakeRequest,
  wish: Wish,
  editions: readonly BulkEdition[],
) {
  const { entity } = table
  const former: Former[] = []
  const looked: LookedThrough[] = []
  const outcome = forEach(table, editions, ({ id, version }) => {
    const stored = load(table, { id, version }, session.personOf(request).userId)
    const before = { ...stored }
    const seen = { id, title: entity.titleOf(before), stored: before, isChanged: false }
    looked.push(seen)
    const wanted = bulkChanges(entity, wish, before)
    const names = Object.keys(wanted)
    if (names.length === 0) return 'unchanged'
    const accepted = accept(stored, wanted)
    requireApplied(entity, wish, accepted)
    if (names.every((name) => isSame(accepted[name], before[name]))) return 'unchanged'
    seen.isChanged = true
    if (wish.isPreview) return undefined
    change(request, stored, { changes: wanted, values: accepted, reason: 'bulk' })
    const values = Object.fromEntries(names.map((name) => [name, before[name]]))
    former.push({ id, version: stored.version, values })
    return undefined
  })
  const preview = wish.isPreview && { preview: previewReplacement(wish.values, looked) }
  return { ...outcome, former, ...preview }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
