import { MAX_FOUND } from '../calls/search'
import type { namedCalls } from '../served/namedCalls'
import type { DescriptionsOf } from './CallDescription'

/** The descriptions of the search in all areas, and of their trash. */
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
  listTrash: {
    summary: 'List the deleted records of all areas',
    description:
      'What is in the trash of the areas whose records the caller may delete, the last deleted first. `q` finds titles. Each record is restored, or deleted for ever, by the calls of its area.',
    tag: 'trash',
    success: 'One page of the trash.',
    properties: {
      area: 'The area of the record: `blogs`.',
      version: 'The version of the deletion, which `If-Match` of a restore names.',
      expiresAt: 'When the record is deleted permanently; null if it is kept.',
      areas:
        'The areas that the caller can open, in the order of the navigation, each with how many records it would show.',
    },
    problems: {
      403: 'The caller can open no trash, or not that of an area which they ask for.',
      422: 'A parameter is refused; `errors` names it.',
    },
  },
} satisfies Partial<DescriptionsOf<typeof namedCalls>>
