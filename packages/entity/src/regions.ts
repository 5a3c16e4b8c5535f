/** The regions of the public site. */
export const REGIONS = ['US', 'UK'] as const

export type Region = (typeof REGIONS)[number]

/** What the public site may read of an entity. */
export interface PublicSite<Name extends string = string> {
  /** The fields that everybody may read, filter, search and sort by. All others stay private. */
  fields: readonly Name[]
  /**
   * The regions that show the records.
   * @default all
   */
  regions?: readonly Region[]
}
