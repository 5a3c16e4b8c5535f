import { idempotencyHeader, ifMatchHeader } from './headers'
import type { namedCalls } from '../served/namedCalls'
import type { DescriptionsOf } from './CallDescription'

const tag = 'views'

const PROPERTIES = {
  query: 'The parameters of the list as an address has them, without those in `missing`.',
  shared: 'Whether the view is for everybody, or only for the person who saved it.',
  missing: 'The parameters and columns of the view that the list no longer has.',
  count:
    'How many records the view shows; 1001 stands for more than 1000. Null where they were not counted.',
}

const problems = {
  403: 'The list is not open to this person, or the view is for everybody and they are no administrator.',
  404: 'There is no such view, or it belongs to somebody else.',
  412: 'The view has been changed meanwhile.',
  428: 'If-Match is missing.',
}

/** The descriptions of the calls about saved views. */
export const viewDescriptions = {
  listViews: {
    summary: 'The saved views of a list',
    description:
      'Those for everybody, then those of the person. Counting takes a fifth of a second at most: a view that it does not come to has no count.',
    tag,
    success: 'The views, in the order of their names.',
    properties: PROPERTIES,
    problems: { 403: problems[403], 422: 'A parameter is refused; `errors` names it.' },
  },
  createView: {
    summary: 'Save a view of a list',
    tag,
    headers: idempotencyHeader,
    success: 'The view.',
    properties: PROPERTIES,
    problems: {
      400: 'The request is no JSON object, or the Idempotency-Key is malformed.',
      403: problems[403],
      409: 'The person has as many views here as they can have.',
      422: 'A field is refused or the name is taken; `errors` has a message for each.',
    },
  },
  changeView: {
    summary: 'Change a saved view',
    tag,
    headers: ifMatchHeader,
    success: 'The view.',
    properties: PROPERTIES,
    problems: {
      ...problems,
      409: 'There are as many views here as there can be.',
      422: 'A field is refused or the name is taken; `errors` has a message for each.',
    },
  },
  removeView: {
    summary: 'Delete a saved view',
    tag,
    headers: ifMatchHeader,
    success: 'It is deleted.',
    problems,
  },
} satisfies Partial<DescriptionsOf<typeof namedCalls>>
