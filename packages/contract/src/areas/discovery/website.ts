import { pagePath, type AnyEntity } from '@staff/entity'

import { discoveryMessages } from '../../messages/discoveryMessages'
import { Problem } from '../../problems/Problem'

/** The public website, as search engines and feed readers name it. */
export interface Website {
  /** The address before the path of each page: 'https://www.example.com', or 'https://www.example.com/{region}'. */
  url: string
  /** The name of the company. */
  name: string
}

/** A page of the website that shows a record. */
export interface SitePage {
  entity: AnyEntity
  slug: string
  /** Undefined for a site without regions. */
  region: string | undefined
}

const REGION = '/{region}'

/** The website. Throws a 404 if whoever runs the server has not said where it is. */
export function requireWebsite(website: Website | undefined): Website {
  if (!website) throw new Problem(404, discoveryMessages.notConfigured)
  return website
}

/** The address of a region of the website: 'https://www.example.com/uk'. */
export function regionUrl({ url }: Website, region: string | undefined): string {
  return url.replace(
    REGION,
    region === undefined ? '' : `/${encodeURIComponent(region.toLowerCase())}`,
  )
}

/** The address of a page: 'https://www.example.com/uk/careers/harbour-master'. */
export function pageUrl(website: Website, { entity, slug, region }: SitePage): string {
  return regionUrl(website, region) + pagePath(entity, slug)
}

/** The path of a page on the website: '/uk/careers/harbour-master'. `website` is undefined if nobody has said where it is. */
export function sitePath(website: Website | undefined, page: SitePage): string {
  return website ? new URL(pageUrl(website, page)).pathname : pagePath(page.entity, page.slug)
}

/** The regions in which a record of an entity has a page. Where all regions share their pages, that is one region, which is undefined. */
export function regionsOfPages(
  { url }: Website,
  { publicSite }: Pick<AnyEntity, 'publicSite'>,
  regions: readonly string[],
): readonly (string | undefined)[] {
  const shown = publicSite?.regions ?? regions
  return url.includes(REGION) && shown.length > 0 ? shown : [undefined]
}
