import { regionsOfPages, pageUrl, type SitePage, type Website } from './website'
import { element, xmlFile } from './xml'

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
  const pages = entries.flatMap(({ entity, slug, changedAt }) =>
    regionsOfPages(website, entity, regions).map((region) => ({
      url: pageUrl(website, { entity, slug, region }),
      changedAt,
    })),
  )
  const urls = pages
    .slice(0, MAX_SITEMAP)
    .map(({ url, changedAt }) =>
      element('url', [element('loc', url), element('lastmod', changedAt)]),
    )
  return xmlFile(element('urlset', urls, { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }))
}
