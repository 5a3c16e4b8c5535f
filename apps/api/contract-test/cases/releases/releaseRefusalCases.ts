import { NO_RIGHTS, type Fixtures } from '@staff/entity'

import { single, type Case, type TestRequest } from '../../play'
import { PLANNED, UNKNOWN_ID } from '../../world'
import { ADMINISTRATOR } from '../areaRequests'
import { editorOf, liveRequests, sendAll } from '../live/liveRequests'
import { filledRelease, itemOf, playedWith, releaseCall, released } from './releaseRequests'

const { add, cancel, create, list, publish, read, remove, rename, take, undo } = releaseCall

/** Releases that are refused: because of a record, of the caller's rights, or of what is sent. */
export function releaseRefusalCases(one: Fixtures, other: Fixtures): Case[] {
  return [...refusedCases(one, other), ...rightCases(one, other), ...wrongCases(one)]
}

/** All records or none. */
function refusedCases(one: Fixtures, other: Fixtures): Case[] {
  const {
    change,
    publish: publishRecord,
    remove: removeRecord,
    values,
    version,
  } = liveRequests(one)
  const second = liveRequests(other)
  const first = change(values('For review'), '?draft=true')
  const items = [itemOf(one, 'publish', version + 1), itemOf(other, 'unpublish')]
  const refused = (title: string, [before, status]: readonly [TestRequest, number]) =>
    playedWith(title, [200, 201, 200, status, 409, 200, 200], async (send) => {
      await send(first)
      const made = await filledRelease(send, items)
      await send(before)
      await send(publish(made.id, { version: made.version }))
      await sendAll(send, [read(made.id), second.site()])
    })
  return [
    refused('one that has changed since refuses all', [
      change(values('Again'), '?draft=true'),
      200,
    ]),
    refused('one in the trash refuses all', [removeRecord, 204]),
    refused('one with a scheduled change refuses all', [
      publishRecord({ version: version + 1, from: PLANNED }),
      200,
    ]),
    playedWith('one that is incomplete refuses all', [200, 201, 200, 409, 200], async (send) => {
      await send(change({ description: '' }, '?draft=true'))
      const made = await filledRelease(send, items)
      await sendAll(send, [publish(made.id, { version: made.version }), second.site()])
    }),
    playedWith('a release without records', [201, 409], async (send) => {
      const made = await released(send, create({ name: 'Nothing' }))
      await send(publish(made.id, { version: made.version }))
    }),
  ]
}

/** What people with fewer rights can do with releases. */
function rightCases(one: Fixtures, other: Fixtures): Case[] {
  const editor = editorOf(one)
  const british = {
    as: 'staff',
    rights: { ...NO_RIGHTS, areas: { [one.entity.area]: 'publish' }, regions: ['UK'] },
  } as const
  const asEditor = (title: string, statuses: number[], play: Case['play']): Case => ({
    ...playedWith(title, statuses, play),
    ...editor,
  })
  return [
    asEditor(
      'an editor prepares a release, and may not publish it',
      [201, 200, 409, 422, 200, 204],
      async (send) => {
        const made = await filledRelease(send, [itemOf(one)])
        await send(publish(made.id, { version: made.version }))
        await send(add(made.id, [itemOf(other)]))
        await sendAll(send, [read(made.id), remove(made.id)])
      },
    ),
    {
      ...playedWith('somebody limited to a region releases', [201, 200, 200, 422], async (send) => {
        const made = await filledRelease(send, [itemOf(one)])
        await send(publish(made.id, { version: made.version }))
        await send(add(made.id, [Object.assign(itemOf(one), { area: 'teams' })]))
      }),
      ...british,
    },
    ...callsOf(UNKNOWN_ID, one).flatMap(([what, request]) => [
      single({ as: 'staff' }, `${what} without a right`, 403, request),
      single({ as: 'nobody' }, `${what} without a session`, 401, request),
    ]),
  ]
}

/** Calls with wrong values, and about what is not there. */
function wrongCases(one: Fixtures): Case[] {
  const item = itemOf(one)
  const [, , ...aboutOne] = callsOf(UNKNOWN_ID, one)
  const wrong = [
    undefined,
    [],
    'x',
    [{}],
    [null],
    [Object.assign(itemOf(one), { version: 0 })],
    [Object.assign(itemOf(one), { id: 'x' })],
    [Object.assign(itemOf(one), { more: 1 })],
    [Object.assign(itemOf(one), { area: 'users' })],
    [Object.assign(itemOf(one), { area: 'nothing' })],
    Array.from({ length: 501 }, () => item),
  ]
  return [
    ...aboutOne.map(([what, request]) =>
      single(ADMINISTRATOR, `${what} of no release`, 404, request),
    ),
    single(ADMINISTRATOR, 'read a release by no id', 404, read('x')),
    single(ADMINISTRATOR, 'list releases by no id', 422, list('?recordId=1')),
    single(ADMINISTRATOR, 'make a release without a name', 422, create({})),
    single(
      ADMINISTRATOR,
      'make a release with a long name',
      422,
      create({ name: 'x'.repeat(101) }),
    ),
    single(ADMINISTRATOR, 'make a release of a list', 400, create([])),
    single(
      ADMINISTRATOR,
      'make a release with markup',
      201,
      create({ name: '<b>Spring</b> & co' }),
    ),
    playedWith(
      'add what is no list of records',
      [201, ...wrong.map(() => 422), 404],
      async (send) => {
        const { id } = await released(send, create({ name: 'Wrong' }))
        await sendAll(
          send,
          wrong.map((items) => add(id, items)),
        )
        await send(add(id, [item, Object.assign(itemOf(one), { id: UNKNOWN_ID })]))
      },
    ),
    playedWith('remove without the record', [201, 422, 422], async (send) => {
      const { id } = await released(send, create({ name: 'Wrong' }))
      await sendAll(send, [take(id, ''), take(id, 'area=careers&recordId=x')])
    }),
  ]
}

function callsOf(id: string, one: Fixtures): [what: string, request: TestRequest][] {
  return [
    ['list releases', list()],
    ['make a release', create({ name: 'Spring' })],
    ['reading', read(id)],
    ['renaming', rename(id, { name: 'Spring' })],
    ['deleting', remove(id)],
    ['adding', add(id, [itemOf(one)])],
    ['removing', take(id, `area=${one.entity.area}&recordId=${itemOf(one).id}`)],
    ['releasing', publish(id, { version: 1 })],
    ['cancelling', cancel(id, { version: 1 })],
    ['undoing', undo(id, { version: 1 })],
  ]
}
