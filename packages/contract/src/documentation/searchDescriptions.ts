import { MAX_UPCOMING } from '../areas/live/listUpcoming'
import { MAX_REVIEWS } from '../areas/review/listReviews'
import { MAX_FOUND } from '../calls/search'
import type { namedCalls } from '../served/namedCalls'
import type { DescriptionsOf } from './CallDescription'
import { listedReviewProperties } from './site/reviewDescriptions'

/** The descriptions of the search in all areas, and of their trash, reviews and schedule. */
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
      status:
        'The status of the record on the public site. Left out for `Published`, and in areas that the site does not show.',
    },
    problems: { 422: 'A parameter is refused; `errors` names it.' },
  },
  listReviews: {
    summary: 'List the requests to publish',
    description: `What people who may not publish have asked for in the areas that the caller may edit, the oldest first: at most ${MAX_REVIEWS}. A request ends with the publication of its version, or of a later one. Each says what readers of preview links answer about its version.`,
    tag: 'review',
    success: 'The open requests.',
    properties: listedReviewProperties,
    problems: { 422: 'A parameter is refused; `errors` names it.' },
  },
  listUpcoming: {
    summary: 'List what changes next on the public site',
    description: `The versions that go live later, and the records that the public site stops showing, in all areas that the caller may see, the soonest first: at most ${MAX_UPCOMING}.`,
    tag: 'publishing',
    success: 'What is scheduled.',
    properties: {
      area: 'The area of the record: `careers`.',
      title: 'The title as lists show it.',
      kind: '`starts`: the version goes live. `ends`: the public site stops showing the record.',
      version: 'The version that goes live, or that is live until then.',
      at: 'When.',
    },
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
