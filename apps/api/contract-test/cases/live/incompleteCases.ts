import { draftFields, sortableFields, type Fixtures } from '@staff/entity'

import type { Case } from '../../play'
import { newBody, pathOf } from '../areaRequests'
import { created, editorOf, IN_TIME, liveRequests, played } from './liveRequests'

/** Drafts that lack what a publication needs. */
export function incompleteCases(each: Fixtures): Case[] {
  return [...newRecordCases(each), ...listCases(each), ...storedRecordCases(each)]
}

function newRecordCases(each: Fixtures): Case[] {
  const { entity } = each
  const { ask, bulk, live, publish, read, sites } = liveRequests(each)
  const later = draftFields(entity)
  const { bare, blank, whole } = bodiesOf(each)
  const create = creationIn(each)
  return [
    played('an incomplete record is not published', [create('', bare), create('', blank)], {
      0: 422,
      1: 422,
    }),
    played('a draft without its title', [create('?draft=true', {})], { 0: 422 }),
    {
      ...IN_TIME,
      title: 'an incomplete draft, and then the rest',
      statuses: [201, 200, 200, 422, 422, 200, 422, 422, 200, 200, 200],
      play: async (send) => {
        const id = await created(send, each, create('?draft=true', bare))
        const change = (query: string, body: object) =>
          send({
            method: 'PATCH',
            path: pathOf(each, id) + query,
            body,
            headers: { 'If-Match': '*' },
          })
        await send(read(id))
        await send(live(id))
        await send(publish({ version: 1 }, id))
        await send(ask({ version: 1, note: '' }, id))
        await send(bulk({ action: 'publish', ids: [id] }))
        await change('', {})
        await change('?draft=true', { [later[0] ?? '']: false })
        await change('', whole)
        await send(live(id))
        await send(sites)
      },
    },
    {
      ...IN_TIME,
      ...editorOf(each),
      title: 'an editor saves an incomplete record, and asks',
      statuses: [201, 422],
      play: async (send) => {
        const id = await created(send, each, create('', bare))
        await send(ask({ version: 1, note: 'Please' }, id))
      },
    },
  ]
}

function listCases(each: Fixtures): Case[] {
  const { list } = liveRequests(each)
  const { bare, blank } = bodiesOf(each)
  const create = creationIn(each)
  const later = draftFields(each.entity)
  const sorted = sortableFields(each.entity).filter((name) => later.includes(name))
  return [
    {
      ...IN_TIME,
      title: 'lists of incomplete drafts',
      statuses: [201, 201, ...sorted.flatMap(() => [200, 200])],
      play: async (send) => {
        await send(create('?draft=true', bare))
        await send(create('?draft=true', blank))
        for (const name of sorted)
          for (const order of ['asc', 'desc'])
            await send(list(`sort=${name}&order=${order}&pageSize=100`))
      },
    },
  ]
}

function storedRecordCases(each: Fixtures): Case[] {
  const { change, live, publish, remove, restore, site, version } = liveRequests(each)
  const { filled } = each
  const blanks = blanksOf(each)
  const values = Object.fromEntries(Object.keys(blanks).map((name) => [name, filled[name]]))
  const emptied = change(blanks, '?draft=true')
  return [
    played(
      'a published record becomes incomplete',
      [change(blanks), emptied, site(), publish({ version: version + 1 }), live()],
      { 0: 422, 3: 422 },
    ),
    played('it is completed', [emptied, change(values), site(), live()]),
    played('it is undone', [emptied, change(values, '?undo=true'), site(), live()]),
    played(
      'an incomplete version is restored',
      [
        emptied,
        change(values),
        restore('?publish=true', { version: version + 1 }),
        restore('', { version: version + 1 }),
        site(),
        live(),
      ],
      { 2: 422 },
    ),
    played(
      'it comes back from the trash',
      [emptied, remove, restore('?publish=true'), restore(), live()],
      { 1: 204, 2: 422 },
    ),
  ]
}

/** Bodies of new records: with all values, without those that a draft may lack, and with these empty. */
function bodiesOf(each: Fixtures) {
  const later = draftFields(each.entity)
  const whole = newBody(each)
  const bare = Object.entries(whole).filter(([name]) => !later.includes(name))
  return { whole, bare: Object.fromEntries(bare), blank: { ...whole, ...blanksOf(each) } }
}

function creationIn({ entity: { area } }: Fixtures) {
  return (query: string, body: object) =>
    ({ method: 'POST', path: `/${area}${query}`, body }) as const
}

/** Empty values of all fields that a draft may lack. */
function blanksOf({ entity }: Fixtures): Record<string, unknown> {
  return Object.fromEntries(
    draftFields(entity).map((name) => [name, Reflect.get(entity.empty, name)]),
  )
}
