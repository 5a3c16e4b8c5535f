import { bulkActions, bulkChoices, bulkLists } from '@staff/contract'
import { choicesOf, type Field, type Fixtures } from '@staff/entity'

import { single, type Case } from '../play'
import { ADMINISTRATOR, ifMatch, pathOf } from './areaRequests'
import { UNKNOWN_ID } from '../world'

/** Changes of many records: right, refused in part, wrong, forbidden, repeated and undone. */
export function bulkCases(each: Fixtures): Case[] {
  const { entity } = each
  const actions = bulkActions(entity).map(([action]) => action)
  if (actions.length === 0) return []
  return [
    ...wrongCases(each),
    ...(actions.includes('delete') ? deleteCases(each) : []),
    ...(actions.includes('set') ? setCases(each) : []),
    ...(actions.includes('add') ? tagCases(each) : []),
  ]
}

function wrongCases(each: Fixtures): Case[] {
  const bodies: [string, number, unknown][] = [
    ['nothing', 422, {}],
    ['a list', 400, []],
    ['an unknown action', 422, { action: 'burn', ids: [UNKNOWN_ID] }],
    ['no ids', 422, { action: 'delete', ids: [] }],
    ['ids that are none', 422, { action: 'delete', ids: ['x'] }],
    ['too many ids', 422, { action: 'delete', ids: manyIds() }],
    ['ids and a list', 422, { action: 'delete', ids: [UNKNOWN_ID], all: {} }],
    ['an unknown parameter', 422, { action: 'delete', all: { unknown: 1 } }],
    ['a wrong parameter', 422, { action: 'delete', all: { sort: 'unknown' } }],
    ['an object as parameter', 422, { action: 'delete', all: { q: {} } }],
    ['other versions', 422, { action: 'delete', ids: [UNKNOWN_ID], versions: [1, 2] }],
    ['a wrong limit', 422, { action: 'delete', all: {}, limit: 10_001 }],
    ['an unknown field', 422, { action: 'delete', ids: [UNKNOWN_ID], unknownField: 1 }],
    ['values for a deletion', 422, { action: 'delete', ids: [UNKNOWN_ID], values: {} }],
    ['an undo without an id', 422, { action: 'undo' }],
    ['an undo with ids', 422, { action: 'undo', undo: UNKNOWN_ID, ids: [UNKNOWN_ID] }],
    ['an undo of nothing', 410, { action: 'undo', undo: UNKNOWN_ID }],
  ]
  return [
    ...bodies.map(([what, status, body]) =>
      single(ADMINISTRATOR, `bulk with ${what}`, status, post(each, body)),
    ),
    single({ as: 'staff' }, 'bulk by staff', 403, post(each, { action: 'delete', all: {} })),
    single({ as: 'nobody' }, 'bulk by nobody', 401, post(each, { action: 'delete', all: {} })),
  ]
}

function deleteCases(each: Fixtures): Case[] {
  const { entity, filled } = each
  const id = String(filled[entity.idKey])
  const version = Number(filled['version'])
  const body = { action: 'delete', ids: [id, UNKNOWN_ID], versions: [version, 1] }
  const headers = { 'Idempotency-Key': 'the-key-of-one-call-0002' }
  return [
    {
      ...ADMINISTRATOR,
      title: 'delete two at once, one of which is not there, repeat, undo, and undo again',
      statuses: [200, 200, 422, 200],
      play: async (send) => {
        await send({ ...post(each, body), headers })
        await send({ ...post(each, body), headers })
        await send({ ...post(each, { ...body, ids: [id] }), headers })
        await send({ method: 'GET', path: `/${entity.area}?q=` })
      },
    },
    undone(each, 'delete, undo, and undo again', { action: 'delete', ids: [id] }, [200, 410]),
    single(
      ADMINISTRATOR,
      'delete older versions at once',
      200,
      post(each, { ...body, versions: [99, 1] }),
    ),
    single(
      ADMINISTRATOR,
      'delete all that match, but one at a time',
      200,
      post(each, { action: 'delete', all: { q: 'matches nothing' }, limit: 1 }),
    ),
  ]
}

function setCases(each: Fixtures): Case[] {
  const { entity, filled } = each
  const ids = [String(filled[entity.idKey])]
  const choices = bulkChoices(entity)
  const field = choices.findLast((choice) => choicesOf(choice)) ?? choices.findLast(isCheckbox)
  const name = field?.name ?? ''
  const values = (field && choicesOf(field)?.map(({ value }) => value)) ?? [true, false]
  const other = values.find((value) => value !== filled[name])
  const searched = entity.searched.find((key) => key !== name) ?? ''
  const set = (value: unknown) => ({ action: 'set', ids, values: { [name]: value } })
  const bulk = (title: string, status: number, body: unknown) =>
    single(ADMINISTRATOR, title, status, post(each, body))
  return [
    bulk(`set ${name}`, 200, set(other)),
    bulk(`set ${name} to what it is`, 200, set(filled[name])),
    bulk('set nothing', 422, { ...set(other), values: {} }),
    bulk(`set ${name} to what is no choice`, 422, set('no choice')),
    bulk('set a field without choices', 422, { ...set(other), values: { [searched]: 'X' } }),
    bulk('set an unknown field', 422, { ...set(other), values: { unknownField: 1 } }),
    ...choices
      .filter(isCheckbox)
      .flatMap((box) => [
        bulk(`set ${box.name}`, 200, { ...set(other), values: { [box.name]: true } }),
        bulk(`set ${box.name} to null`, 422, { ...set(other), values: { [box.name]: null } }),
        bulk(`set ${box.name} to a text`, 422, { ...set(other), values: { [box.name]: 'true' } }),
      ]),
    undone(each, `set ${name}, undo, and undo again`, set(other), [200, 410]),
    // A blog of the other kind would need other fields.
    ...(entity.area === 'blogs' ? [] : [undoneInVain(each, name, set(other))]),
  ]
}

function isCheckbox({ kind }: Field): boolean {
  return kind === 'checkbox'
}

/** An action, a later change, and the undo that leaves it. */
function undoneInVain(each: Fixtures, name: string, wanted: object): Case {
  return {
    ...ADMINISTRATOR,
    title: `set ${name}, change it, and undo in vain`,
    statuses: [200, 200, 200],
    play: async (send) => {
      const { body } = await send(post(each, wanted))
      const undo: unknown = Reflect.get(Object(body), 'undo')
      const headers = { 'If-Match': '*' }
      const path = pathOf(each)
      await send({ method: 'PATCH', path, body: { [name]: each.filled[name] }, headers })
      await send(post(each, { action: 'undo', undo }))
    },
  }
}

function tagCases(each: Fixtures): Case[] {
  const { entity, filled } = each
  const ids = [String(filled[entity.idKey])]
  const name = bulkLists(entity)[0]?.name ?? ''
  const tags = Object.values(Object(filled[name])).map(String)
  const bulk = (title: string, status: number, action: string, given: unknown) =>
    single(ADMINISTRATOR, title, status, post(each, { action, ids, values: { [name]: given } }))
  return [
    bulk('add a tag', 200, 'add', ['Something new']),
    bulk('add a tag that is there', 200, 'add', [tags[0]?.toUpperCase()]),
    bulk('add no tag', 422, 'add', []),
    bulk('add a text', 422, 'add', 'Something new'),
    bulk('add a tag that is too long', 422, 'add', ['x'.repeat(41)]),
    bulk('remove all tags', 200, 'remove', tags),
    bulk('remove a tag that is not there', 200, 'remove', ['Something new']),
  ]
}

/** An action, its undo, the record, and the undo again. */
function undone(
  each: Fixtures,
  title: string,
  body: object,
  [first, again]: [number, number],
): Case {
  return {
    ...ADMINISTRATOR,
    inTime: true,
    title: `bulk: ${title}`,
    statuses: [200, first, 200, again],
    play: async (send) => {
      const done = await send(post(each, body))
      const undo: unknown = Reflect.get(Object(done.body), 'undo')
      const isDone = typeof undo === 'string'
      await send(isDone ? post(each, { action: 'undo', undo }) : post(each, body))
      await send({ method: 'GET', path: pathOf(each), headers: ifMatch(each) })
      await send(post(each, { action: 'undo', undo: isDone ? undo : UNKNOWN_ID }))
    },
  }
}

function post({ entity }: Fixtures, body: unknown) {
  return { method: 'POST', path: `/${entity.area}/bulk`, body }
}

function manyIds(): string[] {
  return Array.from(
    { length: 10_001 },
    (_, index) => `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  )
}
