import {
  entityOfItem,
  keyOfItem,
  noSuchRecord,
  releaseState,
  requireFree,
  requireOpen,
  requireRoomForItems,
  type NewReleaseItem,
} from '@staff/contract'
import type { FastifyRequest } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { allEntities } from '../table/areas'
import { auditRelease } from './auditRelease'
import { findItems, findOtherReleases, putItems, removeItem } from './itemStore'
import { readItems } from './readItems'
import { changeRelease, lockOpenReleases, lockRelease, type KeptRelease } from './releaseStore'

const CHANGED = { action: 'change', status: 200 } as const

/** Adds records to an open release. Throws the problem of the first one that cannot be in it. */
export async function addItems(
  tx: Db,
  request: FastifyRequest,
  id: string,
  items: readonly NewReleaseItem[],
): Promise<KeptRelease> {
  const by = sessionOf(request)
  const release = await lockRelease(tx, id)
  const entities = items.map(({ area }) => entityOfItem(allEntities(), area, by))
  const current = await readItems(tx, items, by, 'key share')
  const titled = items.map((item, index) => {
    const entity = entities[index]
    const record = current.of(item)?.record
    if (entity && record) return { ...item, title: entity.titleOf(record) }
    throw entity ? noSuchRecord(entity) : new Error('An item has no entity')
  })
  requireOpen(releaseState(release, current.now))
  await lockOpenReleases(tx)
  const others = await findOtherReleases(tx, release.id, items, current.now)
  for (const item of titled) requireFree(item.title, others.get(keyOfItem(item)))
  const known = await findItems(tx, release.id)
  requireRoomForItems(new Set([...known, ...items].map(keyOfItem)).size)
  await putItems(tx, release.id, titled)
  const [first, second] = titled
  const one = first && !second ? first : undefined
  await auditRelease(tx, request, release, CHANGED)
  return changeRelease(
    tx,
    release,
    {},
    {
      act: 'added',
      detail: one ? one.title : `${titled.length} records`,
      of: one && { area: one.area, id: one.id },
      by,
      now: current.now,
    },
  )
}

/** Removes a record from an open release. One that it has not, or that the caller may not see, changes nothing. */
export async function takeOut(
  tx: Db,
  request: FastifyRequest,
  id: string,
  of: { area: string; id: string },
): Promise<KeptRelease> {
  const by = sessionOf(request)
  const release = await lockRelease(tx, id)
  const { now, of: currentOf } = await readItems(tx, [of], by)
  requireOpen(releaseState(release, now))
  const items = await findItems(tx, release.id)
  const item = items.find((each) => keyOfItem(each) === keyOfItem(of))
  const itemNow = currentOf(of)
  if (!item || !itemNow) return release
  await removeItem(tx, release.id, of)
  await auditRelease(tx, request, release, CHANGED)
  const { entity, record } = itemNow
  const detail = record ? entity.titleOf(record) : item.title
  return changeRelease(tx, release, {}, { act: 'removed', detail, of, by, now })
}
