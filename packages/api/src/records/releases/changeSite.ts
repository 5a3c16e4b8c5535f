import {
  keyOfItem,
  refuseHidden,
  requireReleasable,
  type ItemNow,
  type LiveTime,
  type StoredItem,
} from '@staff/contract'
import type { FastifyRequest } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { auditRecords } from '../audit/auditRecords'
import type { LiveAct } from '../audit/recordActs'
import { changeReadTimes } from '../live/times/changeTimes'
import { allEntities } from '../table/areas'
import type { StoredRecord } from '../table/storedRecord'
import type { AreaNow, ItemsNow } from './readItems'

/** Throws a 409 if some records of a release are refused. One that the caller may not see is named by its area only. */
export function requireAll(
  items: readonly StoredItem[],
  current: ItemsNow,
  refuse: (item: StoredItem, itemNow: ItemNow) => string | undefined,
): void {
  const named: Pick<StoredItem, 'area' | 'id' | 'title'>[] = []
  const reasons = items.map((item) => {
    const { area, id } = item
    const itemNow = current.of(item)
    if (itemNow) {
      const { entity, record } = itemNow
      named.push({ area, id, title: record ? entity.titleOf(record) : item.title })
      return refuse(item, itemNow)
    }
    const { title, reason } = refuseHidden(allEntities(), area)
    named.push({ area, id, title })
    return reason
  })
  requireReleasable(named, reasons)
}

/** Decides on the live times of an item. */
export type DecideItem = (item: StoredItem, times: readonly LiveTime[], now: string) => LiveTime[]

/** What a release did to the live times of a record. */
export interface Outcome {
  before: readonly LiveTime[]
  after: readonly LiveTime[]
  isChanged: boolean
}

/**
 * Changes when the public site shows the records of a release, which are locked, in all areas at one moment, with an audit entry of each
 * that has changed. Resolves to what became of each, by `keyOfItem`.
 */
export async function changeSite(
  tx: Db,
  request: FastifyRequest,
  { items, current }: { items: readonly StoredItem[]; current: ItemsNow },
  { decide, actOf }: { decide: DecideItem; actOf: (item: StoredItem) => LiveAct },
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  for (const area of current.areas) {
    const own = itemsByRecord(items, area)
    const { entity, times } = area
    const read = { now: current.now, timesOf: times.timesOf }
    const changed = await changeReadTimes(tx, entity, [...own.keys()], {
      read,
      by: sessionOf(request),
      decide: (record, before, now) => {
        const item = itemOf(own, record)
        const after = decide(item, before, now)
        outcomes.set(keyOfItem(item), { before, after, isChanged: false })
        return after
      },
    })
    if (changed.length === 0) continue
    for (const act of new Set(changed.map((record) => actOf(itemOf(own, record))))) {
      const some = changed.filter((record) => actOf(itemOf(own, record)) === act)
      await auditRecords(entity).live(tx, request, some, act)
    }
    for (const record of changed) {
      const outcome = outcomes.get(keyOfItem(itemOf(own, record)))
      if (outcome) outcome.isChanged = true
    }
  }
  return outcomes
}

function itemsByRecord(items: readonly StoredItem[], { entity, byId }: AreaNow) {
  return new Map<StoredRecord, StoredItem>(
    items.flatMap((item) => {
      const record = item.area === entity.area ? byId.get(item.id) : undefined
      return record ? [[record, item] as const] : []
    }),
  )
}

function itemOf(items: ReadonlyMap<StoredRecord, StoredItem>, record: StoredRecord): StoredItem {
  const item = items.get(record)
  if (!item) throw new Error('A record of no item was changed')
  return item
}
