import type { AnyEntity } from '../entity'
import type { PublicSite } from './publicSiteOptions'
import { hasSearchEngineFields, SEARCH_ENGINE_FIELDS } from './searchEngines'

/** The property of a public record with the part of its page's address that is made from its title. */
export const SLUG = 'slug'

/** How many characters a slug has at most. */
export const MAX_SLUG = 80

/** The form of a slug: small letters, digits, and single hyphens between them. */
export const SLUG_FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Where a slug stands in the path of a page. */
const PLACE = '{slug}'

/** Whether the public site has a page for each record of an entity. */
export function hasPages({ publicSite }: Pick<AnyEntity, 'publicSite'>): boolean {
  return publicSite?.page !== undefined
}

/** The path of a record's page on the public site: '/careers/harbour-master'. Throws for an entity without pages. */
export function pagePath({ area, publicSite }: AnyEntity, slug: string): string {
  const page = publicSite?.page
  if (page === undefined) throw new Error(`The records of ${area} have no pages`)
  return page.replace(PLACE, slug)
}

/**
 * Throws if the path of an entity's pages has no place for the slug, if a field has the slug's name, or if feeds or job searches would
 * read a field that is not public. Also throws if records without pages have fields for search engines.
 */
export function checkPages(
  { area, publicSite }: Pick<AnyEntity, 'area' | 'publicSite'>,
  fields: AnyEntity['fields'],
): void {
  const isIndexed = hasSearchEngineFields({ fields })
  if (isIndexed && publicSite?.page === undefined)
    throw new Error(`The records of ${area} have no pages: they need no fields for search engines`)
  if (!publicSite) return
  const read = [...readFields(publicSite), ...(isIndexed ? SEARCH_ENGINE_FIELDS : [])]
  const secret = read.find((name) => !publicSite.fields.includes(name))
  if (secret) throw new Error(`The public site of ${area} reads ${secret}: name it in fields`)
  const { page } = publicSite
  if (page === undefined) return
  if (!page.startsWith('/') || page.split(PLACE).length !== 2)
    throw new Error(`The page of ${area} must be a path with one ${PLACE}: /${area}/${PLACE}`)
  if (Object.hasOwn(fields, SLUG))
    throw new Error(`The records of ${area} have pages: they cannot have a field ${SLUG}`)
}

/** The fields that feeds and job searches read. */
function readFields({ text, vacancy }: PublicSite): string[] {
  const { location, experience, employment } = vacancy ?? {}
  const type = typeof employment === 'object' ? employment.field : undefined
  return [text, location, experience, type].filter((name) => name !== undefined)
}
