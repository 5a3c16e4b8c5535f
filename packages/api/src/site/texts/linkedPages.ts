import { isShownIn, RECORD_ID, sitePath, type PublicArea, type Website } from '@staff/contract'
import { hasPages } from '@staff/entity'
import type { MarkdownOptions, RecordLink } from '@staff/entity/markdown'
import { and, eq, inArray, sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { addresses } from '../../records/addresses/addresses.table'
import { liveRows } from '../../records/live/liveRows'

/** The website as links of texts need it. */
export interface LinkedSite {
  publicAreas: readonly PublicArea[]
  /** Undefined if nobody has said where the website is. */
  website: Website | undefined
  /** The region for which the texts are read. */
  region: string | undefined
}

/** Resolves to the function that gives the paths of linked records. Only what the site shows now has one. */
export async function linkedPages(
  db: Db,
  { publicAreas, website, region }: LinkedSite,
  links: readonly RecordLink[],
): Promise<Required<MarkdownOptions>['hrefOf']> {
  const shown = publicAreas.filter((area) => hasPages(area.entity) && isShownIn(area, region))
  const found = await Promise.all(
    shown.map(async (area) => {
      const { entity } = area
      const ids = links.flatMap(({ area: name, id }) =>
        name === entity.area && RECORD_ID.test(id) ? [id.toLowerCase()] : [],
      )
      const slugs = await shownSlugs(db, area, ids)
      return slugs.map(({ id, slug }): [string, string] => [
        keyOf({ area: entity.area, id }),
        sitePath(website, { entity, slug, region }),
      ])
    }),
  )
  const paths = new Map(found.flat())
  return (link) => paths.get(keyOf(link))
}

function keyOf({ area, id }: RecordLink): string {
  return `${area}/${id.toLowerCase()}`
}

/** The slugs of those records that the site shows now. */
async function shownSlugs(db: Db, { entity }: PublicArea, ids: string[]) {
  const rows = liveRows(entity)
  if (!rows || ids.length === 0) return []
  const isLive = sql`${addresses.recordId} in (select ${rows.id} from ${rows.table} where during @> now())`
  return db
    .select({ id: addresses.recordId, slug: addresses.slug })
    .from(addresses)
    .where(
      and(
        eq(addresses.area, entity.area),
        inArray(addresses.recordId, ids),
        addresses.isCurrent,
        isLive,
      ),
    )
}
