import { hasPages, slugOf, type EntityValues } from '@staff/entity'
import { presentTexts } from '@staff/entity/markdown'

import { writeFeed } from '../../areas/discovery/feed'
import { areVacancies, writeJobPosting } from '../../areas/discovery/jobPosting'
import { writeSitemap } from '../../areas/discovery/sitemap'
import type { Website } from '../../areas/discovery/website'
import type { PublicArea } from '../../areas/publicAreas'
import type { PublicCalls } from '../../areas/publicCalls'
import type { AnyExample } from '../CallExample'
import type { RecordsOf } from '../recordsOf'

const WEBSITE: Website = { url: 'https://www.example.com', name: 'Example' }

/** The examples of the calls with which feed readers and job searches find the records of an area. */
export function discoveryExamples(
  area: PublicArea,
  recordsOf: RecordsOf,
): Partial<Record<keyof PublicCalls, AnyExample>> {
  const { entity } = area
  const [region] = entity.publicSite?.regions ?? area.regions
  const [first] = recordsOf(entity.area)
  if (!hasPages(entity) || !first) return {}
  const query = region ? { region } : {}
  const entry = entryOf(area, first)
  return {
    feed: { query, response: writeFeed(WEBSITE, { entity, region }, [entry]) },
    ...(areVacancies(entity) && {
      jobPosting: {
        params: { id: entry.slug },
        query,
        response: JSON.parse(writeJobPosting(WEBSITE, { ...entry, region, until: null })),
      },
    }),
  }
}

/** The example of the sitemap. */
export function sitemapExample(areas: readonly PublicArea[], recordsOf: RecordsOf): AnyExample {
  const entries = areas
    .filter(({ entity }) => hasPages(entity))
    .flatMap((area) =>
      recordsOf(area.entity.area)
        .slice(0, 1)
        .map((record) => entryOf(area, record)),
    )
  return { response: writeSitemap(WEBSITE, [], entries) }
}

function entryOf({ entity }: PublicArea, stored: EntityValues) {
  const record = presentTexts(entity, stored)
  const changedAt = String(record['updatedAt'])
  const slug = slugOf(entity.titleOf(record))
  return { entity, record, slug, publishedAt: changedAt, changedAt }
}
