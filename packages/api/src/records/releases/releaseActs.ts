import {
  cancelledTimes,
  keyOfItem,
  liveAt,
  nameOfUndo,
  presentTime,
  refuseCancelling,
  refuseItem,
  refuseTakingBack,
  releasedTimes,
  releaseState,
  requireChanged,
  requireOpen,
  requireReleased,
  requireReleaseTime,
  requireReleaseVersion,
  requireScheduledRelease,
  stepOfUndo,
  takenBackTimes,
  type LiveTime,
  type StoredItem,
} from '@staff/contract'
import type { FastifyRequest } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { auditRelease } from './auditRelease'
import { changeSite, requireAll, type Outcome } from './changeSite'
import { findItems, putItems, storeOutcomes } from './itemStore'
import { readItems } from './readItems'
import { addUndo, changeRelease, lockRelease, type KeptRelease } from './releaseStore'

/** Releases all records of an open release together, now or at a time, or throws the problem that refuses all. */
export async function publishAll(
  tx: Db,
  request: FastifyRequest,
  id: string,
  wanted: { version: number; at: string | undefined },
): Promise<KeptRelease> {
  const by = sessionOf(request)
  const { release, items, current } = await lockAll(tx, request, id, wanted.version)
  const { now } = current
  requireOpen(releaseState(release, now))
  requireReleaseTime(wanted.at, now)
  requireAll(items, current, (item, itemNow) => refuseItem(item, itemNow, by))
  const later = wanted.at !== undefined && wanted.at > now ? wanted.at : undefined
  const outcomes = await changeSite(
    tx,
    request,
    { items, current },
    {
      decide: (item, times) => releasedTimes(item, times, { at: later, now }),
      actOf: ({ action }) => action,
    },
  )
  await storeOutcomes(
    tx,
    release.id,
    items.map((item) => outcomeOf(item, outcomes, later !== undefined, now)),
  )
  await auditRelease(tx, request, release, { action: 'publish', status: 200 })
  return changeRelease(
    tx,
    release,
    {
      at: later ?? now,
      scheduled: later !== undefined,
      releasedById: by.userId,
      releasedByName: by.name,
    },
    later === undefined
      ? { act: 'released', by, now }
      : { act: 'scheduled', detail: presentTime(later), by, now },
  )
}

/** Takes back a scheduled release, which is open again. What others have changed of its schedule stays. */
export async function cancelAll(
  tx: Db,
  request: FastifyRequest,
  id: string,
  version: number,
): Promise<KeptRelease> {
  const by = sessionOf(request)
  const { release, items, current } = await lockAll(tx, request, id, version)
  const { now } = current
  const { at } = release
  requireScheduledRelease(releaseState(release, now))
  // Its records may all be deleted for ever meanwhile.
  if (items.length > 0)
    requireAll(items, current, (_item, itemNow) => refuseCancelling(itemNow, by))
  await changeSite(
    tx,
    request,
    { items: items.filter(({ isChanged }) => isChanged), current },
    {
      decide: (item, times) => cancelledTimes({ ...item, at: at ?? now }, times, now),
      actOf: () => 'cancel-scheduled',
    },
  )
  await storeOutcomes(
    tx,
    release.id,
    items.map(({ area, id: of }) => ({ area, id: of, isChanged: false, formerUntil: null })),
  )
  await auditRelease(tx, request, release, { action: 'cancel-scheduled', status: 200 })
  const open = { at: null, scheduled: false, releasedById: null, releasedByName: null }
  return changeRelease(tx, release, open, { act: 'cancelled', by, now })
}

/** Takes back a release that is out, and resolves to the new one that does the opposite. */
export async function undoAll(
  tx: Db,
  request: FastifyRequest,
  id: string,
  version: number,
): Promise<KeptRelease> {
  const by = sessionOf(request)
  const { release, items: all, current } = await lockAll(tx, request, id, version)
  const { now } = current
  const at = release.at ?? now
  requireReleased(releaseState(release, now), release.undoOf)
  const items = all.filter(({ isChanged }) => isChanged)
  requireChanged(items)
  requireAll(items, current, (item, itemNow) => refuseTakingBack({ ...item, at }, itemNow, by))
  const outcomes = await changeSite(
    tx,
    request,
    { items, current },
    {
      decide: (item, times) => takenBackTimes(item, times, now),
      actOf: ({ action }) => (action === 'publish' ? 'unpublish' : 'publish'),
    },
  )
  await changeRelease(tx, release, { isUndone: true }, { act: 'undone', by, now })
  const undo = await addUndo(
    tx,
    { name: nameOfUndo(release.name), undoOf: release.id },
    { by, now },
  )
  await putItems(
    tx,
    undo.id,
    items.map(({ area, id: of, title, version: released }) => {
      const { after, isChanged } = outcomeIn(outcomes, { area, id: of })
      const { action, version: shown } = stepOfUndo(after, released, now)
      return { area, id: of, title, isChanged, action, version: shown }
    }),
  )
  await auditRelease(tx, request, release, { action: 'undo', status: 200 })
  return undo
}

/** Locks a release, in the version that the caller has seen, and then its records. */
async function lockAll(tx: Db, request: FastifyRequest, id: string, version: number) {
  const release = await lockRelease(tx, id)
  requireReleaseVersion(release.version, version)
  const items = await findItems(tx, release.id)
  const current = await readItems(tx, items, sessionOf(request), 'update')
  return { release, items, current }
}

function outcomeOf(
  item: StoredItem,
  outcomes: ReadonlyMap<string, Outcome>,
  isLater: boolean,
  now: string,
) {
  const { area, id, action } = item
  const { before, isChanged } = outcomeIn(outcomes, item)
  const isEnd = isChanged && isLater && action === 'unpublish'
  return { area, id, isChanged, formerUntil: isEnd ? endOf(before, now) : null }
}

function outcomeIn(outcomes: ReadonlyMap<string, Outcome>, item: Pick<StoredItem, 'area' | 'id'>) {
  const outcome = outcomes.get(keyOfItem(item))
  if (!outcome) throw new Error('A record of a release was left out')
  return outcome
}

/** When a record was to end. Nothing of it is scheduled. */
function endOf(times: readonly LiveTime[], now: string): string | null {
  return liveAt(times, now)?.until ?? null
}
