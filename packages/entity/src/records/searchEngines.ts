import type { AnyEntity, EntityValues } from '../entity'
import { checkbox } from '../rules/checkbox'
import { optionalImage } from '../rules/image'
import { optionalText } from '../rules/text'

/** The field that keeps a record out of search engines. */
export const NO_INDEX = 'noIndex'

/** The fields for search engines. An entity whose records have pages spreads them into its schema, behind its own. */
export const searchEngineFields = {
  metaTitle: optionalText('Search title', { max: 120 }),
  metaDescription: optionalText('Search description', { max: 320 }),
  shareImage: optionalImage('Share picture', { cuts: { share: [1200, 630] } }),
  [NO_INDEX]: checkbox('Keep out of search engines'),
}

/** The values of these fields. */
export interface SearchEngineValues {
  /** Empty for the title of the record. */
  metaTitle: string
  /** Empty for the beginning of its text. */
  metaDescription: string
  /** The picture that networks show where somebody shares the page. Empty for none. */
  shareImage: string
  /** Whether the page asks search engines not to list it. The sitemap leaves it out. */
  noIndex: boolean
}

/** The names of the fields for search engines, for `publicSite`. */
export const SEARCH_ENGINE_FIELDS = [
  'metaTitle',
  'metaDescription',
  'shareImage',
  NO_INDEX,
] as const

/** The empty fields for search engines, for the empty form of an entity. */
export const noSearchEngineValues: SearchEngineValues = {
  metaTitle: '',
  metaDescription: '',
  shareImage: '',
  noIndex: false,
}

/** Whether a record is kept out of search engines. */
export function isKeptOut(record: EntityValues): boolean {
  return record[NO_INDEX] === true
}

/** Whether the records of an entity have the fields for search engines. */
export function hasSearchEngineFields({ fields }: Pick<AnyEntity, 'fields'>): boolean {
  return Object.hasOwn(fields, NO_INDEX)
}
