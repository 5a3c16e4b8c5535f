/** What the public site may read of an entity. */
export interface PublicSite<Name extends string = string> {
  /** The fields that everybody may read, filter, search and sort by. All others stay private. */
  fields: readonly Name[]
  /**
   * The regions of the site that show the records.
   * @default all
   */
  regions?: readonly string[]
  /**
   * The path of a record's page on the site: `/careers/{slug}`. The slug is made from the title when the record is first published.
   * @default the records have no pages of their own
   */
  page?: string
  /**
   * The field with the text of a record, for feeds and job searches.
   * @default such documents have its title only
   */
  text?: Name
  /**
   * What job searches read of a record, if the records are vacancies (a JobPosting of schema.org).
   * @default the records are no vacancies
   */
  vacancy?: VacancyFields<Name>
}

/** Which public fields of a vacancy job searches read. */
export interface VacancyFields<Name extends string = string> {
  /** The field with the town. */
  location: Name
  /**
   * The type of employment in the words of schema.org: `CONTRACTOR`, or one for each choice of a field. A choice without one is `OTHER`.
   */
  employment: string | { field: Name; types: Readonly<Record<string, string>> }
  /**
   * The field with the years of experience that are asked for.
   * @default no experience is asked for
   */
  experience?: Name
}
