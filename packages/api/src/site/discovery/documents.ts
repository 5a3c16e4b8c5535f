import {
  isShownIn,
  lastInRow,
  MAX_FEED,
  MAX_SITEMAP,
  noSuchRecord,
  writeFeed,
  writeJobPosting,
  writeSitemap,
  type PublicArea,
  type Website,
} from '@staff/contract'
import { hasPages } from '@staff/entity'

import type { Db } from '../../platform/db/database'
import { liveRows } from '../../records/live/liveRows'
import { readTimes } from '../../records/live/times/readTimes'
import { idAt, notShown } from '../../records/live/publicPlace'
import { findRecords } from '../../records/table/recordStore'
import type { RecordTable } from '../../records/table/recordTable'
import { recordsById } from '../../records/table/storedRecord'
import { addTexts } from '../texts/addTexts'
import { readShownPages } from './shownPages'

/** The sitemap of the website. */
export async function readSitemapXml(
  db: Db,
  website: Website,
  areas: readonly PublicArea[],
): Promise<string> {
  const entities = areas.map(({ entity }) => entity).filter(hasPages)
  const byArea = new Map(entities.map((entity) => [entity.area, entity]))
  const pages = await readShownPages(db, entities, { limit: MAX_SITEMAP, indexedOnly: true })
  const entries = pages.flatMap(({ area, ...page }) => {
    const entity = byArea.get(area)
    return entity ? [{ ...page, entity }] : []
  })
  return writeSitemap(website, areas[0]?.regions ?? [], entries)
}

/** What is asked for of an area. `records` are its public ones. */
interface Asked {
  area: PublicArea
  records: RecordTable
  region: string | undefined
  /** The areas to which texts can link. */
  publicAreas: readonly PublicArea[]
}

/** The documents show no parts. */
function withoutParts(area: PublicArea): PublicArea {
  return { ...area, parts: [] }
}

/** The feed of an area. */
export async function readFeedXml(
  db: Db,
  website: Website,
  { area, records, region, publicAreas }: Asked,
): Promise<string> {
  const { entity } = area
  const pages = isShownIn(area, region)
    ? await readShownPages(db, [entity], { limit: MAX_FEED })
    : []
  const found = await findRecords(
    db,
    records,
    pages.map(({ id }) => id),
  )
  const site = { publicAreas, website, region }
  await addTexts(db, site, [[withoutParts(area), found]])
  const byId = recordsById(entity, found)
  const entries = pages.flatMap(({ id, ...page }) => {
    const record = byId.get(id)
    return record ? [{ ...page, record }] : []
  })
  return writeFeed(website, { entity, region }, entries)
}

/** A vacancy for job searches, by its slug or its id. Throws a 404 if there is none that search engines may list, and a 410 if the site showed it once. */
export async function readJobPosting(
  db: Db,
  website: Website,
  { area, records, region, publicAreas, word }: Asked & { word: string },
): Promise<string> {
  const { entity } = area
  if (!isShownIn(area, region)) throw noSuchRecord(entity)
  const id = await idAt(db, entity, word)
  const rows = liveRows(entity)
  const [page] = id === undefined ? [] : await readShownPages(db, [entity], { limit: 1, id })
  const found = page ? await findRecords(db, records, [page.id]) : []
  const site = { publicAreas, website, region }
  await addTexts(db, site, [[withoutParts(area), found]])
  const [record] = found
  if (!rows || !page || !record) throw await notShown(db, entity, id)
  const { now, timesOf } = await readTimes(db, rows, [page.id])
  const until = lastInRow(timesOf(page.id), now)?.until ?? null
  return writeJobPosting(website, { ...page, entity, record, region, until })
}
