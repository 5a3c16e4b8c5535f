import { answers, answersNothing, defineCall } from '../call/defineCall'
import { json, type ValueOf } from '../call/json'

const tag = 'session'
const access = 'signedIn'
const beforeOwnPassword = true

const ownSession = json.object({
  id: json.text({ description: 'Names the session; it opens nothing.' }),
  startedAt: json.timestamp(),
  lastSeenAt: json.timestamp({ description: 'Within a minute.' }),
  address: json.text({ description: 'Where it was started from.' }),
  device: json.text({ description: 'The browser in plain words: Firefox on Windows.' }),
  current: json.boolean({ description: 'Whether this call is made in it.' }),
})

/** A session as its own person sees it. */
export type OwnSession = ValueOf<typeof ownSession>

/** Where the person is logged in. */
export const listOwnSessions = defineCall({
  method: 'GET',
  path: '/sessions',
  access,
  beforeOwnPassword,
  summary: 'Where the person is logged in',
  tag,
  success: answers(
    200,
    'The living sessions of the person, the one last used first.',
    json.object({ sessions: json.list(ownSession) }),
  ),
})

/** End all sessions of the person but the one that calls. */
export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: '/sessions',
  access,
  beforeOwnPassword,
  summary: 'End all sessions of the person but this one',
  tag,
  success: answersNothing('They have ended.'),
})

/** End one session of the person. */
export const endOwnSession = defineCall({
  method: 'DELETE',
  path: '/sessions/:id',
  access,
  beforeOwnPassword,
  summary: 'End one session of the person',
  tag,
  success: answersNothing('It has ended.'),
  problems: { 404: 'The person has no such session.' },
})
