import type { Fixtures } from '@staff/entity'

import { single, type Case, type Send, type TestRequest } from '../../play'
import { PLANNED, PLANNED_END, UNKNOWN_ID } from '../../world'
import { ADMINISTRATOR, pathOf } from '../areaRequests'
import { editorOf, IN_TIME, liveRequests, sendAll } from './liveRequests'

/** The calls about preview links of a record, one at a time: right, wrong and forbidden. */
export function previewCallCases(each: Fixtures): Case[] {
  const { id, version } = liveRequests(each)
  const { list, share, revoke } = previewRequests(pathOf(each))
  const unknown = previewRequests(pathOf(each, UNKNOWN_ID))
  return [
    one('list the preview links', 200, list),
    one('list the preview links of an unknown record', 404, unknown.list),
    ...[
      [201, {}],
      [201, { version: 'latest', hours: 336 }],
      [201, { version }],
      [422, { version: 0 }],
      [422, { version: 'newest' }],
      [422, { version: String(version) }],
      [422, { version: null, hours: null }],
      [422, { hours: 337 }],
      [422, { hours: 0, version: 1.5 }],
      [422, { hours: '1', forever: true }],
      [400, []],
      [404, { version: 99 }],
      [422, { version: 3_000_000_000 }],
      [201, { mayApprove: true, version }],
      [422, { mayApprove: 'yes' }],
    ].map(([status, body]) =>
      one(`make a preview link with ${JSON.stringify(body)}`, Number(status), share(body)),
    ),
    one('make a preview link of an unknown record', 404, unknown.share({})),
    one('revoke an unknown preview link', 404, revoke(UNKNOWN_ID)),
    one('revoke what is no preview link', 404, revoke('x')),
    one('revoke a preview link of an unknown record', 404, unknown.revoke(id)),
    single({ as: 'nobody' }, 'make a preview link without a session', 401, share({})),
    single({ as: 'staff' }, 'make a preview link without the right', 403, share({})),
    single({ as: 'staff' }, 'list preview links without the right', 403, list),
    single({ as: 'staff' }, 'revoke a preview link without the right', 403, revoke(UNKNOWN_ID)),
    single(editorOf(each), 'make a preview link as an editor', 201, share({})),
    {
      ...IN_TIME,
      title: 'make 51 preview links',
      statuses: [...Array.from({ length: 50 }, () => 201), 409],
      play: (send) =>
        sendAll(
          send,
          Array.from({ length: 51 }, () => share({})),
        ),
    },
  ]
}

/** What the site reads with a preview link: drafts, versions, deleted records. */
export function previewCases(each: Fixtures): Case[] {
  const { unknown, change, hidden, remove, site, sites, unpublish, values, version } =
    liveRequests(each)
  const { list, revoke, share } = previewRequests(pathOf(each))
  const draft = change(values('As a draft'), '?draft=true')
  const next = change(values('The next draft'), '?draft=true')
  const read = [site(), sites, home(), search('draft', sites)]
  return [
    {
      ...IN_TIME,
      title: 'read with a link to the newest version, and revoke it',
      statuses: [200, 201, 200, 200, 200, 200, 200, 200, 200, 200, 204, 403, 200],
      play: async (send) => {
        await send(draft)
        const { link, token } = await made(send, share({ hours: 24 }))
        await sendAll(send, withToken(read, token))
        await send(next)
        await sendAll(send, [...withToken([site(), sites], token), list, revoke(link)])
        await sendAll(send, [...withToken([sites], token), list])
      },
    },
    {
      ...IN_TIME,
      title: 'read with links to versions, and of what is not on the site',
      statuses: [200, 200, 201, 201, 200, 200, 200, 200, 200, 200, 200, hidden, 200],
      play: async (send) => {
        await sendAll(send, [draft, next])
        const old = await made(send, share({ version }))
        const second = await made(send, share({ version: version + 1 }))
        await sendAll(send, withToken([site(), sites], old.token))
        await sendAll(send, withToken([site(), sites], second.token))
        await send(unpublish({ version: version + 2 }))
        await sendAll(send, withToken([site(), sites], second.token))
        await sendAll(send, [site(), sites])
      },
    },
    {
      ...IN_TIME,
      title: 'read a deleted record with a link',
      statuses: [200, 201, 204, unknown, 200, 404],
      play: async (send) => {
        await send(draft)
        const { token } = await made(send, share({}))
        await send(remove)
        await sendAll(send, [...withToken([site(), sites], token), list])
      },
    },
  ]
}

/** Links for the whole site, and what the site shows as of a time. */
export function sitePreviewCases(each: Fixtures): Case[] {
  const { change, publish, site, sites, values, version } = liveRequests(each)
  const { list, share, revoke } = previewRequests('')
  const planned = { version: version + 1, from: PLANNED, until: PLANNED_END }
  const draft = change(values('As a draft'), '?draft=true')
  return [
    one('list the links for the whole site', 200, list),
    one('make a link for the whole site with a version', 422, share({ version: 1 })),
    one('make a link for the whole site with a list', 400, share([])),
    one('make a link for the whole site as of a time', 201, share({ at: PLANNED })),
    one('make a link for the whole site as of no time', 422, share({ at: 'soon' })),
    one('make a link for the whole site as of a number', 422, share({ at: 5 })),
    one('revoke an unknown link for the whole site', 404, revoke(UNKNOWN_ID)),
    single({ as: 'staff' }, 'make a link for the whole site as staff', 403, share({})),
    single({ as: 'nobody' }, 'read the site as of a time', 403, as(sites, PLANNED)),
    single({ as: 'nobody' }, 'read the site as of no time', 422, as(sites, 'soon')),
    single({ as: 'nobody' }, 'read a record as of a time', 403, as(site(), PLANNED)),
    single({ as: 'nobody' }, 'read with no token', 403, seen(sites, '')),
    single({ as: 'nobody' }, 'read with an unknown token', 403, seen(sites, 'x')),
    {
      ...IN_TIME,
      title: 'read the site as of several times',
      statuses: [200, 200, 201, 200, 200, 404, 200, 404, 200, 201, 403, 200, 200, 204, 403],
      play: async (send) => {
        await sendAll(send, [draft, publish(planned)])
        const { link, token } = await made(send, share({ hours: 2 }))
        const at = (request: TestRequest, time: string) => withToken([as(request, time)], token)
        await sendAll(send, [...at(site(), PLANNED), ...at(sites, PLANNED)])
        await sendAll(send, [...at(site(), PLANNED_END), ...at(home(), PLANNED_END)])
        await sendAll(send, at(site(), '2001-01-01T00:00:00Z'))
        await sendAll(send, withToken([site()], token))
        const own = await madeOf(send, each)
        await sendAll(send, withToken([as(site(), PLANNED)], own))
        await sendAll(send, [...withToken([home()], token), list, revoke(link)])
        await sendAll(send, at(sites, PLANNED))
      },
    },
  ]
}

/** The requests about the links of a record, or of the whole site. */
export function previewRequests(of: string) {
  const path = `${of}/preview-links`
  return {
    list: { method: 'GET', path } satisfies TestRequest,
    share: (body: unknown): TestRequest => ({ method: 'POST', path, body }),
    revoke: (link: string): TestRequest => ({ method: 'DELETE', path: `${path}/${link}` }),
  }
}

/** Makes a link and returns its id and its token. */
export async function made(send: Send, share: TestRequest) {
  const body: unknown = Object((await send(share)).body)
  return { link: idIn(body, 'id'), token: idIn(body, 'token') }
}

async function madeOf(send: Send, each: Fixtures): Promise<string> {
  return (await made(send, previewRequests(pathOf(each)).share({}))).token
}

function idIn(body: unknown, name: string): string {
  return String(Reflect.get(Object(body), name))
}

function withToken(requests: readonly TestRequest[], token: string): TestRequest[] {
  return requests.map((request) => seen(request, token))
}

export function seen(request: TestRequest, token: string): TestRequest {
  return { ...request, headers: { 'Preview-Token': token } }
}

function as(request: TestRequest, at: string): TestRequest {
  return { ...request, path: `${request.path}&at=${at}` }
}

function search(q: string, request: TestRequest): TestRequest {
  return { ...request, path: `${request.path}&q=${q}` }
}

function home(): TestRequest {
  return { method: 'GET', path: '/public/site?region=US' }
}

function one(title: string, status: number, request: TestRequest): Case {
  return single(ADMINISTRATOR, title, status, request)
}
