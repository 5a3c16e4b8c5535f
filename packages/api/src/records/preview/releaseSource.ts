import { isPreviewed, previewEnded, type RightsHolder } from '@staff/contract'

import type { Db } from '../../platform/db/database'
import { liveRows } from '../live/liveRows'
import { findItems } from '../releases/itemStore'
import { readItems } from '../releases/readItems'
import { findRelease } from '../releases/releaseStore'
import type { Substitutes } from './previewSource'
import { versionRows } from './versionRows'

/**
 * What a preview link puts in the place of the records of a release, by area: each in its version, and those that the release takes from
 * the site not at all. Throws a 403 for a release that was deleted.
 */
export async function releaseSubstitutes(
  db: Db,
  id: string,
  maker: RightsHolder,
): Promise<Substitutes[]> {
  const release = await findRelease(db, id)
  if (!release) throw previewEnded()
  const items = await findItems(db, id)
  const { areas, of: itemNow } = await readItems(db, items, maker)
  const previewed = items.flatMap((item) => {
    const current = itemNow(item)
    if (!current?.record || !isPreviewed(item, current, release, maker)) return []
    return [{ ...item, newest: current.record.version }]
  })
  const all: Substitutes[] = []
  for (const { entity } of areas) {
    const own = previewed.filter(({ area }) => area === entity.area)
    const wanted = own.filter(({ action }) => action === 'publish')
    const rows = liveRows(entity)
    if (!rows || own.length === 0) continue
    const found = await versionRows(db, entity, rows, wanted)
    // A version that is no longer kept cannot go out, so the site shows what it shows now.
    const replaced = own.filter(({ action, id: of }) => action === 'unpublish' || found.has(of))
    all.push({ entity, ids: replaced.map(({ id: of }) => of), rows: [...found.values()] })
  }
  return all
}
