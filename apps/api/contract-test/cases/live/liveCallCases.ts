import type { Fixtures } from '@staff/entity'

import { single, type Case, type TestRequest } from '../../play'
import { PLANNED, PLANNED_END, UNKNOWN_ID } from '../../world'
import { ADMINISTRATOR, pathOf } from '../areaRequests'
import { editorOf, liveRequests } from './liveRequests'

/** The calls about live versions, one at a time: right, wrong and forbidden. */
export function liveCallCases(each: Fixtures): Case[] {
  const { list, live, publish, unpublish, version } = liveRequests(each)
  return [
    one('read what is live', 200, live()),
    one('read what is live of an unknown record', 404, live(UNKNOWN_ID)),
    one('read what is live of what is no id', 404, live('x')),
    ...publishBodies(version).map(([what, status, body]) =>
      one(`publish with ${what}`, status, publish(body)),
    ),
    one('publish an unknown record', 404, publish({ version }, UNKNOWN_ID)),
    one('unpublish', 200, unpublish({ version })),
    one('unpublish nothing', 422, unpublish({})),
    one('unpublish a list', 400, unpublish([])),
    one('unpublish with a time', 422, unpublish({ version, until: PLANNED })),
    one('unpublish an older version', 412, unpublish({ version: 99 })),
    one('unpublish an unknown record', 404, unpublish({ version }, UNKNOWN_ID)),
    ...['Draft', 'Published', 'Published%20and%20changed&status=Scheduled', 'Unpublished'].map(
      (status) => one(`list ${status}`, 200, list(`status=${status}&facets=1`)),
    ),
    one('list an unknown status', 422, list('status=Live')),
    one('save as another kind of draft', 422, {
      method: 'PATCH',
      path: `${pathOf(each)}?draft=1`,
      body: {},
      headers: { 'If-Match': '*' },
    }),
    ...forbiddenCases(each),
  ]
}

function publishBodies(version: number): [what: string, status: number, body: unknown][] {
  return [
    ['nothing', 422, {}],
    ['a list', 400, []],
    ['a version that is a text', 422, { version: String(version) }],
    ['the version 0', 422, { version: 0 }],
    ['an unknown field', 422, { version, unknownField: 1 }],
    ['an older version', 412, { version: 99 }],
    [
      'an older version and a time that has passed',
      412,
      { version: 99, until: '2001-01-01T00:00:00Z' },
    ],
    ['a start that is a day', 422, { version, from: '2027-03-01' }],
    ['a start that is a number', 422, { version, from: 1 }],
    ['a start that is too far', 422, { version, from: '2042-03-01T00:00:00Z' }],
    ['an end that is too far', 422, { version, until: '2042-03-01T00:00:00Z' }],
    ['an end that has passed', 422, { version, until: '2001-01-01T00:00:00Z' }],
    ['an end before its start', 422, { version, from: PLANNED_END, until: PLANNED }],
    ['an end at its start', 422, { version, from: PLANNED, until: PLANNED }],
    ['a wrong replaceScheduled', 422, { version, replaceScheduled: 'yes' }],
    ['everything wrong', 422, { version: null, from: {}, until: [], replaceScheduled: 1, more: 1 }],
    ['its version', 200, { version }],
    ['a start that has passed', 200, { version, from: '2001-01-01T00:00:00Z' }],
    ['an end', 200, { version, until: PLANNED }],
    ['no end', 200, { version, until: null, replaceScheduled: true }],
    [
      'a start and an end of another zone',
      200,
      { version, from: PLANNED, until: '2027-04-01T11:00:00+02:00' },
    ],
  ]
}

function forbiddenCases(each: Fixtures): Case[] {
  const { live, publish, unpublish, version, values, change, bulk, id, restore } =
    liveRequests(each)
  const editor = editorOf(each)
  return [
    single({ as: 'staff' }, 'read what is live as staff', 403, live()),
    single({ as: 'staff' }, 'publish as staff', 403, publish({ version })),
    single({ as: 'staff' }, 'unpublish as staff', 403, unpublish({ version })),
    single(editor, 'read what is live as an editor', 200, live()),
    single(editor, 'publish as an editor', 403, publish({ version })),
    single(editor, 'unpublish as an editor', 403, unpublish({ version })),
    single(editor, 'publish many as an editor', 403, bulk({ action: 'publish', ids: [id] })),
    single(editor, 'restore and publish as an editor', 403, restore('?publish=true', { version })),
    single(editor, 'save nothing as an editor', 200, change({}, '?draft=true')),
    single(editor, 'save a draft as an editor', 200, change(values('A draft'), '?draft=true')),
  ]
}

function one(title: string, status: number, request: TestRequest): Case {
  return single(ADMINISTRATOR, title, status, request)
}
