import { MAX_NOTES } from '@staff/content/calls'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import { userFixtures } from '@staff/content/user/user.fixtures'
import { invalidValues } from '@staff/entity'

import { single, type Case } from '../play'
import { ANA, BEN, UNKNOWN_ID } from '../world'

const { filled, records, invalid } = queryFixtures
const [, second] = records
const esme = userFixtures.filled
const gone = userFixtures.records.find(({ account }) => account === 'Disabled')
const path = `/queries/${filled.id}`
const notes = `${path}/notes`
const staff = { as: 'staff' } as const
const administrator = { as: 'administrator', confirmed: true } as const
const version = { 'If-Match': `"${filled.version}"` }

/** The work with queries: status, who takes care, notes, and what waits. */
export function queryCases(): Case[] {
  return [...changeCases(), ...bulkCases(), ...noteCases(), ...waitingCases()]
}

function change(title: string, status: number, body: unknown, headers: object = version): Case {
  const request = { method: 'PATCH', path, body, headers: { ...headers } }
  return single(staff, `a query: ${title}`, status, request)
}

function changeCases(): Case[] {
  return [
    change('answered', 200, { status: 'Answered' }),
    change('taken', 200, { assigneeId: ANA.userId }),
    change('given to somebody', 200, { assigneeId: esme.id, status: 'Read' }),
    change('given to nobody', 200, { assigneeId: null }),
    change('given to an empty text', 200, { assigneeId: '' }),
    change('nothing', 200, {}),
    change('given to somebody disabled', 422, { assigneeId: gone?.id }),
    change('given to an unknown user', 422, { assigneeId: UNKNOWN_ID }),
    change('what the visitor wrote', 422, { message: 'X' }),
    change('its notes', 422, { notes: [] }),
    change('an object as status', 422, { status: {} }),
    change('without a version', 428, { status: 'Read' }, {}),
    change('an older version', 412, { status: 'Read' }, { 'If-Match': '"99"' }),
    ...Object.entries(invalid)
      .filter(([, { field }]) => field === 'status' || field === 'assigneeId')
      .map(([title, wrong]) => change(title, 422, invalidValues(wrong))),
    {
      ...staff,
      title: 'a query: taken by two, the second with the old version',
      statuses: [200, 412, 200],
      play: async (send) => {
        await send(taken(ANA.userId))
        await send(taken(esme.id))
        await send({ method: 'GET', path: `/queries?assigneeId=${ANA.userId}&facets=1` })
      },
    },
    {
      ...administrator,
      title: 'a query: left by a deleted user',
      statuses: [200, 204, 200, 200],
      play: async (send) => {
        await send({ method: 'PATCH', path, body: { assigneeId: esme.id }, headers: version })
        const user = { method: 'DELETE', path: `/users/${esme.id}` }
        await send({ ...user, headers: { 'If-Match': '*' } })
        await send({ method: 'GET', path })
        await send({ method: 'GET', path: '/queries?assigneeId=none&pageSize=1&facets=1' })
      },
    },
    single(staff, 'queries of nobody or somebody', 200, {
      method: 'GET',
      path: `/queries?assigneeId=none&assigneeId=${esme.id}&status=New`,
    }),
    single(staff, 'queries of what is no user', 422, {
      method: 'GET',
      path: '/queries?assigneeId=me',
    }),
  ]
}

/** A change of who takes care of the query, of its first version. */
function taken(assigneeId: unknown) {
  return { method: 'PATCH', path, body: { assigneeId }, headers: version }
}

function bulkCases(): Case[] {
  const ids = [filled.id, second?.id]
  const set = (title: string, status: number, values: object, as = staff) =>
    single(as, `queries at once: ${title}`, status, {
      method: 'POST',
      path: '/queries/bulk',
      body: { action: 'set', ids, values },
    })
  return [
    set('answered by staff', 200, { status: 'Answered' }),
    set('given to somebody', 200, { assigneeId: esme.id }),
    set('given to nobody', 200, { assigneeId: null }),
    set('given to somebody disabled', 200, { assigneeId: gone?.id }),
    set('given to an unknown user', 200, { assigneeId: UNKNOWN_ID }),
    set('given to a name', 422, { assigneeId: 'Esme' }),
    set('of another region', 422, { region: 'UK' }),
  ]
}

function noteCases(): Case[] {
  const add = (text: unknown, key?: string) => ({
    method: 'POST',
    path: notes,
    body: { text },
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  })
  const KEY = 'the-key-of-one-note-00001'
  return [
    {
      ...staff,
      title: 'a note, again with the same Idempotency-Key, and with another text',
      statuses: [200, 201, 201, 422, 200, 200],
      play: async (send) => {
        await send({ method: 'GET', path: notes })
        await send(add('Called back.', KEY))
        await send(add('Called back.', KEY))
        await send(add('Called again.', KEY))
        await send({ method: 'GET', path: notes })
        await send({ method: 'GET', path })
      },
    },
    {
      ...staff,
      title: 'one note too many',
      records: { queries: [{ ...filled, notes: manyNotes() }] },
      statuses: [201, 409],
      play: async (send) => {
        await send(add('The last.'))
        await send(add('One more.'))
      },
    },
    single(staff, 'an empty note', 422, add('')),
    single(staff, 'a note that is too long', 422, add('x'.repeat(2001))),
    single(staff, 'a number as note', 422, add(5)),
    single(staff, 'a note with a bad Idempotency-Key', 400, add('X', 'short')),
    single(staff, 'a note from a list', 400, { method: 'POST', path: notes, body: [] }),
    single(staff, 'a note on an unknown query', 404, {
      ...add('X'),
      path: `/queries/${UNKNOWN_ID}/notes`,
    }),
    single(staff, 'the notes of no query', 404, { method: 'GET', path: '/queries/nope/notes' }),
    single({ as: 'nobody' }, 'a note by nobody', 401, add('X')),
  ]
}

function manyNotes() {
  return Array.from({ length: MAX_NOTES - 1 }, (_, index) => ({
    id: `019a0000-0000-7000-9500-${String(index + 1).padStart(12, '0')}`,
    authorId: esme.id,
    authorName: 'Esme Thornbury',
    createdAt: filled.createdAt,
    text: `Note ${index + 1}`,
  }))
}

function waitingCases(): Case[] {
  const [first, other, third] = records
  return [
    single(staff, 'what waits', 200, { method: 'GET', path: '/queries/waiting' }),
    {
      ...staff,
      title: 'what waits for the caller',
      records: {
        users: [BEN, ...userFixtures.records],
        queries: [
          { ...first, status: 'Read', assigneeId: ANA.userId },
          { ...other, status: 'Answered', assigneeId: ANA.userId },
          { ...third, status: 'New', assigneeId: BEN.id },
        ],
      },
      statuses: [200, 200],
      play: async (send) => {
        await send({ method: 'GET', path: '/queries/waiting' })
        await send({ method: 'GET', path: '/queries/assignees' })
      },
    },
    single({ as: 'nobody' }, 'what waits for nobody', 401, {
      method: 'GET',
      path: '/queries/waiting',
    }),
    single({ as: 'newcomer' }, 'assignees for a newcomer', 403, {
      method: 'GET',
      path: '/queries/assignees',
    }),
  ]
}
