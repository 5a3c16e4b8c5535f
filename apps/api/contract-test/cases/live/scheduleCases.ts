import type { Fixtures } from '@staff/entity'

import { single, type Case, type TestRequest } from '../../play'
import { PLANNED, PLANNED_END, UNKNOWN_ID } from '../../world'
import { ADMINISTRATOR } from '../areaRequests'
import { editorOf, liveRequests, played } from './liveRequests'

/** The calls that cancel what is scheduled and change an end, one at a time: right, wrong and forbidden. */
export function scheduleCallCases(each: Fixtures): Case[] {
  const { cancel, end, version } = liveRequests(each)
  const editor = editorOf(each)
  return [
    one('cancel nothing that is scheduled', 409, cancel({ version })),
    one('cancel what is not scheduled', 409, cancel({ version, from: PLANNED })),
    one('cancel with nothing', 422, cancel({})),
    one('cancel a list', 400, cancel([])),
    one('cancel what begins on a day', 422, cancel({ version, from: '2027-03-01' })),
    one('cancel with an end', 422, cancel({ version, until: PLANNED })),
    one('cancel of an older version', 412, cancel({ version: 99 })),
    one('cancel of an unknown record', 404, cancel({ version }, UNKNOWN_ID)),
    single({ as: 'staff' }, 'cancel as staff', 403, cancel({ version })),
    single(editor, 'cancel as an editor', 403, cancel({ version })),

    one('end later', 200, end({ version, until: PLANNED })),
    one('end never', 200, end({ version, until: null })),
    one('end without a time', 422, end({ version })),
    one('end with nothing', 422, end({})),
    one('end a list', 400, end([])),
    one('end at a number', 422, end({ version, until: 1 })),
    one('end on a day', 422, end({ version, until: '2027-03-01' })),
    one('end in the past', 422, end({ version, until: '2001-01-01T00:00:00Z' })),
    one('end too far away', 422, end({ version, until: '2042-03-01T00:00:00Z' })),
    one('end with a start', 422, end({ version, until: PLANNED, from: PLANNED })),
    one('end an older version', 412, end({ version: 99, until: null })),
    one('end an unknown record', 404, end({ version, until: null }, UNKNOWN_ID)),
    single({ as: 'staff' }, 'end as staff', 403, end({ version, until: null })),
    single(editor, 'end as an editor', 403, end({ version, until: null })),
  ]
}

/** What is scheduled is cancelled, and what ends, ends at another time. */
export function scheduleCases(each: Fixtures): Case[] {
  return [...cancelCases(each), ...endCases(each), ...upcomingCases(each)]
}

/** What changes next on the public site. */
function upcomingCases(each: Fixtures): Case[] {
  const { cancel, change, publish, remove, unpublish, upcoming, values, version } =
    liveRequests(each)
  const draft = change(values('As a draft'), '?draft=true')
  const newest = version + 1
  const later = publish({ version: newest, from: PLANNED, until: PLANNED_END })
  const planned = [draft, later, upcoming]
  const byEditor = played('an editor reads what changes next', [upcoming])
  return [
    played('nothing is scheduled', [upcoming, unpublish({ version }), upcoming]),
    played('a change and its end', [...planned, cancel({ version: newest }), upcoming]),
    played('the end of what is live', [publish({ version, until: PLANNED }), upcoming]),
    played('an end at which a change begins', [
      publish({ version, until: PLANNED }),
      draft,
      publish({ version: newest, from: PLANNED }),
      upcoming,
    ]),
    played('what is scheduled is deleted', [...planned, remove, upcoming], { 3: 204 }),
    Object.assign(byEditor, editorOf(each)),
    single({ as: 'staff' }, 'staff read what changes next', 200, upcoming),
  ]
}

function cancelCases(each: Fixtures): Case[] {
  const { cancel, change, live, publish, read, site, unpublish, values, version } =
    liveRequests(each)
  const draft = change(values('As a draft'), '?draft=true')
  const newest = version + 1
  const later = publish({ version: newest, from: PLANNED })
  const seen = [read(), live(), site()]
  return [
    played('cancel a planned change', [draft, later, cancel({ version: newest }), ...seen]),
    played('cancel a planned change by its start', [
      draft,
      later,
      cancel({ version: newest, from: PLANNED }),
      live(),
    ]),
    played(
      'cancel a planned change by another start, and twice',
      [
        draft,
        later,
        cancel({ version: newest, from: PLANNED_END }),
        cancel({ version: newest }),
        cancel({ version: newest }),
        live(),
      ],
      { 2: 409, 4: 409 },
    ),
    played('cancel one of two planned changes', [
      draft,
      later,
      publish({ version: newest, from: PLANNED_END, replaceScheduled: false }),
      live(),
      cancel({ version: newest, from: PLANNED }),
      live(),
      cancel({ version: newest }),
      live(),
    ]),
    played('a cancelled change gives back the end', [
      publish({ version, until: PLANNED_END }),
      draft,
      later,
      live(),
      cancel({ version: newest }),
      live(),
    ]),
    played('cancel the only change, which was planned', [
      unpublish({ version }),
      publish({ version, from: PLANNED }),
      read(),
      cancel({ version }),
      ...seen.slice(0, 2),
    ]),
  ]
}

function endCases(each: Fixtures): Case[] {
  const { change, end, live, publish, read, site, unpublish, values, version } = liveRequests(each)
  const draft = change(values('As a draft'), '?draft=true')
  const newest = version + 1
  const later = publish({ version: newest, from: PLANNED })
  const seen = [read(), live(), site()]
  return [
    played('end what is live, whose draft is newer', [
      draft,
      end({ version: newest, until: PLANNED }),
      ...seen,
      end({ version: newest, until: null }),
      live(),
    ]),
    played(
      'end what follows what is live',
      [
        draft,
        later,
        end({ version: newest, until: PLANNED }),
        end({ version: newest, until: PLANNED_END }),
        live(),
      ],
      { 2: 422 },
    ),
    played('end what is live before a planned change', [
      publish({ version, until: PLANNED }),
      draft,
      publish({ version: newest, from: PLANNED_END, replaceScheduled: true }),
      live(),
      end({ version: newest, until: null }),
      live(),
    ]),
    played(
      'end what is not live',
      [unpublish({ version }), end({ version, until: PLANNED }), live()],
      { 1: 409 },
    ),
  ]
}

function one(title: string, status: number, request: TestRequest): Case {
  return single(ADMINISTRATOR, title, status, request)
}
