import { MAX_FOUND } from '../calls/search'
import type { NamedDescriptions } from './CallDescription'

/** The description of the search in all areas. */
export const searchDescriptions = {
  search: {
    summary: 'Find records of all areas by their titles',
    description:
      'Titles that start with the text come first, then those with a word that does, then those that contain it; among equals the last changed one. A text without three letters or digits in a row finds the beginnings of titles and words only.',
    tag: 'search',
    success: `At most ${MAX_FOUND.inArea} records of each area that the caller can read, and ${MAX_FOUND.inAll} in all.`,
    properties: {
      area: 'The area of the record: `blogs`.',
      title: 'The title as lists show it.',
      detail: 'A short text that tells equal titles apart. Left out if the record has none.',
    },
    problems: { 422: 'A parameter is refused; `errors` names it.' },
  },
} satisfies Partial<NamedDescriptions>
