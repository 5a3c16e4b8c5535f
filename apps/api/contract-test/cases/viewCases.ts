import { MAX_VIEWS, type SavedView } from '@staff/contract'

import { single, type Case, type Send, type TestRequest } from '../play'
import { UNKNOWN_ID } from '../world'

const ana = { as: 'administrator' } as const
const staff = { as: 'staff' } as const
const nobody = { as: 'nobody' } as const
const contracts = { area: 'careers', name: 'Contracts', query: 'type=Contract&sort=title' }
const newest = { area: 'queries', name: 'From the UK', query: 'region=UK' }

const read: TestRequest = { method: 'GET', path: '/me/preferences' }
const list = (query: string): TestRequest => ({ method: 'GET', path: `/views?${query}` })
const change = (body: unknown): TestRequest => ({ method: 'PATCH', path: '/me/preferences', body })
const create = (body: unknown, headers = {}): TestRequest => ({
  method: 'POST',
  path: '/views',
  body,
  headers,
})
const changeView = (id: string, body: unknown, version = 1): TestRequest => ({
  method: 'PATCH',
  path: `/views/${id}`,
  body,
  headers: { 'If-Match': `"${version}"` },
})
const remove = (id: string, version = 1): TestRequest => ({
  method: 'DELETE',
  path: `/views/${id}`,
  headers: { 'If-Match': `"${version}"` },
})

/** Preferences and saved views. */
export function viewCases(): Case[] {
  return [...preferenceCases(), ...savedCases(), ...refusedCases()]
}

function preferenceCases(): Case[] {
  const columns = [
    { key: 'type', shown: true, width: 20 },
    { key: 'location', shown: false, width: null },
  ]
  return [
    several('change and read preferences', ana, [200, 200, 200, 200, 200, 200], async (send) => {
      await send(read)
      await send(change({ lists: { careers: { columns } } }))
      await send(change({ lists: { careers: { startView: UNKNOWN_ID }, blogs: {} } }))
      await send(change({ lists: { careers: { headings: { artist: 'title', album: '' } } } }))
      await send(read)
      await send({ method: 'GET', path: '/me' })
    }),
    single(nobody, 'preferences of nobody', 401, read),
    single(staff, 'preferences for a closed list', 422, change({ lists: { careers: {} } })),
    single(staff, 'preferences of staff', 200, change({ lists: { queries: { columns: [] } } })),
    single(ana, 'preferences that change nothing', 200, change({})),
    single(ana, 'the height of rows', 200, change({ density: 'compact' })),
    ...[
      { density: 'tiny' },
      { lists: [] },
      { lists: { careers: [] } },
      { lists: { careers: { more: 1 } } },
      { lists: { careers: { columns: [{ key: 'nope', shown: true, width: null }] } } },
      { lists: { careers: { columns: [{ key: 'type', shown: true, width: 0 }] } } },
      { lists: { careers: { columns: [{ key: 'type' }] } }, more: 1 },
      { lists: { careers: { headings: { artist: 1 } } } },
      { lists: { careers: { headings: { ['x'.repeat(201)]: 'title' } } } },
    ].map((body) => single(ana, `preferences ${JSON.stringify(body)}`, 422, change(body))),
  ]
}

function savedCases(): Case[] {
  return [
    several(
      'save, list, change, delete',
      ana,
      [201, 200, 200, 200, 412, 204, 404],
      async (send) => {
        const id = await save(send, contracts)
        await send(list('area=careers&counts=1'))
        await send(
          changeView(id, { query: 'q=a&order=asc&pageSize=50&columns=title', shared: true }),
        )
        await send(list('area=careers'))
        await send(changeView(id, { name: 'Late' }))
        await send(remove(id, 2))
        await send(remove(id, 2))
      },
    ),
    several('save with a key, twice', ana, [201, 201, 200], async (send) => {
      const headers = { 'Idempotency-Key': 'saves-a-view-only-once' }
      await send(create(contracts, headers))
      await send(create(contracts, headers))
      await send(list('area=careers'))
    }),
    several('a taken name', ana, [201, 422, 201, 422, 422], async (send) => {
      await save(send, contracts)
      await send(create({ ...contracts, name: 'contracts' }))
      const shared = await save(send, { ...contracts, shared: true })
      await send(create({ ...contracts, name: 'CONTRACTS', shared: true }))
      await send(changeView(shared, { shared: false }))
    }),
    several('as many as there can be', ana, [...manyTimes(201), 409], async (send) => {
      for (let index = 0; index <= MAX_VIEWS; index += 1)
        await send(create({ ...contracts, name: `View ${index}` }))
    }),
    several('views of staff', staff, [201, 200, 200, 403], async (send) => {
      await save(send, newest)
      await send(list('area=queries&counts=1'))
      await send(read)
      await send(create({ ...newest, name: 'For all', shared: true }))
    }),
  ]
}

function refusedCases(): Case[] {
  return [
    single(nobody, 'views of nobody', 401, list('area=careers')),
    single(staff, 'views of a closed list', 403, list('area=careers')),
    single(staff, 'save a view of a closed list', 403, create(contracts)),
    single(ana, 'views of no area', 422, list('')),
    single(ana, 'views of an unknown area', 422, list('area=nope')),
    single(ana, 'views of a list of parts', 422, list('area=services-data')),
    single(ana, 'views with wrong counts', 422, list('area=careers&counts=2')),
    single(ana, 'change an unknown view', 404, changeView(UNKNOWN_ID, { name: 'x' })),
    single(ana, 'delete no view', 404, remove('nope')),
    single(ana, 'save a list', 400, create([])),
    ...[
      {},
      { ...contracts, name: '' },
      { ...contracts, name: 'x'.repeat(61) },
      { ...contracts, query: 'type=Nope&nope=1' },
      { ...contracts, query: 'sort=title&sort=type' },
      { ...contracts, query: 'experienceMin=5&experienceMax=1' },
      { ...contracts, query: 'pageSize=500' },
      { ...contracts, query: 1 },
      { ...contracts, shared: 'yes' },
      { ...contracts, more: 1 },
    ].map((body) => single(ana, `save ${JSON.stringify(body).slice(0, 90)}`, 422, create(body))),
    several('change without a version, and to nothing', ana, [201, 428, 428, 422], async (send) => {
      const id = await save(send, contracts)
      const path = `/views/${id}`
      await send({ method: 'PATCH', path, body: {} })
      await send({ method: 'DELETE', path })
      await send(changeView(id, { name: '', area: 'blogs' }))
    }),
  ]
}

async function save(send: Send, body: object): Promise<string> {
  const { body: view } = await send(create(body))
  // A response that is no view fails the case by its status.
  return (view as SavedView).id
}

function manyTimes(status: number): number[] {
  return Array.from({ length: MAX_VIEWS }, () => status)
}

function several(
  title: string,
  start: { as: Case['as'] },
  statuses: number[],
  run: (send: Send) => Promise<unknown>,
): Case {
  return {
    ...start,
    title,
    statuses,
    play: async (send) => {
      await run(send)
    },
  }
}
