import { idempotencyHeader, siteHeaders, type DescriptionsOf } from '@staff/contract/documentation'

import type { ownCalls } from './ownCalls'
import { MAX_NOTES } from './queryWork'

const tag = 'queries'
const unknown = { 404: 'There is no such query.' }

const AUTHOR = {
  authorName: 'The name at that time, which remains when the user is deleted.',
}

/** The descriptions of our own calls. A call without one does not compile. */
export const ownDescriptions: DescriptionsOf<typeof ownCalls> = {
  listAssignees: {
    summary: 'Who can take care of queries',
    tag,
    success: 'Users by their names.',
    properties: {
      canTake: 'False for somebody who no longer can, but has queries from before.',
    },
  },
  readWaiting: {
    summary: 'Which queries wait for the caller',
    description: 'Does not extend the session, so that a program can ask again and again.',
    tag,
    success: 'The queries that nobody has opened, and those of the caller without an answer.',
    properties: {
      count: '1001 stands for more than 1000.',
      oldest: 'When the one that waits longest was received; null if none waits.',
    },
  },
  listNotes: {
    summary: 'The internal notes about a query',
    tag,
    success: 'The notes, the oldest first.',
    properties: AUTHOR,
    problems: unknown,
  },
  addNote: {
    summary: 'Add a note to a query',
    description:
      'A note is kept as it is, and does not change the version of the query. Visitors never see it.',
    tag,
    headers: idempotencyHeader,
    success: 'The note without its text, which a response kept for repeated calls must not have.',
    properties: AUTHOR,
    problems: {
      400: 'The request is no JSON object, or the Idempotency-Key is malformed.',
      ...unknown,
      409: `The query has ${MAX_NOTES} notes.`,
      422: 'Fields are refused, or the Idempotency-Key of another address or body; `errors` has a message for each.',
    },
  },
  readDashboard: {
    summary: 'The dashboard home',
    tag: 'dashboard',
    success: 'What the reader may open, in numbers, and the newest queries without spam.',
    properties: {
      message: 'The beginning, in one line.',
      weekStart: 'A Monday, in UTC.',
    },
  },
  sendQuery: {
    summary: 'Send a query from the public site',
    tag: 'public',
    headers: siteHeaders,
    success: 'It is stored.',
    problems: {
      400: 'The Idempotency-Key is malformed.',
      401: 'The site key is not right, or the deployment has none.',
      413: 'It is larger than any query can be.',
      422: 'Fields are refused; `errors` has a message for each.',
      429: 'Too many from one visitor; `Retry-After` says for how many seconds.',
    },
  },
}
