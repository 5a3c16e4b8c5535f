import { presentTime } from '../live/acceptPublish'
import { regionsOfPages, pageUrl, type SitePage, type Website } from './website'
import { element, xmlFile, type Xml } from './xml'

/** How many pages a sitemap has at most; the format allows no more. */
export const MAX_SITEMAP = 50_000

/** A record with a page, and when the page changed last. */
export interface SitemapEntry extends Pick<SitePage, 'entity' | 'slug'> {
  changedAt: string
}

/** The sitemap of a website (sitemaps.org): the pages of these records in all regions, in their order. */
export function writeSitemap(
  website: Website,
  regions: readonly string[],
  entries: readonly SitemapEntry[],
): string {
  const urls: Xml[] = []
  for (const { entity, slug, changedAt } of entries) {
    // An address takes time to make, and most of a large site do not fit.
    if (urls.length >= MAX_SITEMAP) break
    for (const region of regionsOfPages(website, entity, regions)) {
      const url = pageUrl(website, { entity, slug, region })
      urls.push(element('url', [element('loc', url), element('lastmod', presentTime(changedAt))]))
    }
  }
  return xmlFile(
    element('urlset', urls.slice(0, MAX_SITEMAP), {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    }),
  )
}
