import { NO_RIGHTS, referencesOf, type Fixtures, type OpenStep } from '@staff/entity'

import type { Case, Send, TestRequest } from '../../play'
import { ADMINISTRATOR, newBody, pathOf } from '../areaRequests'

/** The caller of cases that write more than once. */
export const IN_TIME = { ...ADMINISTRATOR, inTime: true } as const

/** The requests of cases about what the public site shows. Without an id, each is about the record of the fixtures. */
export function liveRequests(each: Fixtures) {
  const { entity, filled } = each
  const area = `/${entity.area}`
  const parent = entity.parentReference
  const site = `/public/${parentOf(each) ?? entity.area}`
  const anyVersion = { 'If-Match': '*' }
  return {
    /** The status of a response to a reading of what the site does not show any more. Its parent is shown without it. */
    hidden: parent ? 200 : 410,
    /** The same for what it never showed. */
    unknown: parent ? 200 : 404,
    id: String(filled[entity.idKey]),
    version: Number(filled['version']),
    /** Values for a change. */
    values: (text: string) => ({ [entity.searched[0] ?? '']: text }),

    read: (id?: unknown) => get(pathOf(each, id)),
    list: (query: string) => get(`${area}?${query}`),
    live: (id?: unknown) => get(`${pathOf(each, id)}/live`),
    publish: (body: unknown, id?: unknown) => post(`${pathOf(each, id)}/publish`, body),
    unpublish: (body: unknown, id?: unknown) => post(`${pathOf(each, id)}/unpublish`, body),
    cancel: (body: unknown, id?: unknown) => post(`${pathOf(each, id)}/cancel-scheduled`, body),
    end: (body: unknown, id?: unknown) => post(`${pathOf(each, id)}/end`, body),
    create: (query = '') => post(`${area}${query}`, newBody(each)),
    bulk: (body: unknown) => post(`${area}/bulk`, body),
    change: (body: unknown, query = ''): TestRequest => ({
      method: 'PATCH',
      path: `${pathOf(each)}${query}`,
      body,
      headers: anyVersion,
    }),
    remove: { method: 'DELETE', path: pathOf(each), headers: anyVersion } satisfies TestRequest,
    restore: (query = '', body: unknown = {}): TestRequest => ({
      ...post(`${pathOf(each)}/restore${query}`, body),
      headers: anyVersion,
    }),

    upcoming: get('/upcoming'),
    reviews: (query = '') => get(`/reviews${query}`),
    ask: (body: unknown, id?: unknown) => post(`${pathOf(each, id)}/review`, body),
    sendBack: (body: unknown) => post(`${pathOf(each)}/review/send-back`, body),
    withdraw: { method: 'DELETE', path: `${pathOf(each)}/review` } satisfies TestRequest,

    /** What the site shows of all records, and of one. */
    sites: get(`${site}?region=US&pageSize=100`),
    site: (id?: string) =>
      get(`${site}/${String(parent ? filled[parent] : (id ?? filled[entity.idKey]))}?region=US`),
  }
}

/** A caller who may change the records of an area, and may not publish them. The rights to parts are those to the whole. */
export function editorOf(each: Fixtures) {
  const areas: Record<string, OpenStep> = { [parentOf(each) ?? each.entity.area]: 'edit' }
  return { as: 'staff', rights: { ...NO_RIGHTS, areas } } as const
}

function parentOf({ entity }: Fixtures): string | undefined {
  const { parentReference } = entity
  return parentReference && referencesOf(entity)[parentReference]
}

function get(path: string): TestRequest {
  return { method: 'GET', path }
}

function post(path: string, body: unknown): TestRequest {
  return { method: 'POST', path, body }
}

/** Sends requests one after the other. */
export async function sendAll(send: Send, requests: readonly TestRequest[]) {
  for (const request of requests) await send(request)
}

/** A case of requests whose responses have the status 200, but for those of some places. */
export function played(
  title: string,
  requests: readonly TestRequest[],
  others: Readonly<Record<number, number>> = {},
): Case {
  return {
    ...IN_TIME,
    title,
    statuses: requests.map((_, index) => others[index] ?? 200),
    play: (send) => sendAll(send, requests),
  }
}

/** Creates a record and returns its id. */
export async function created(send: Send, { entity }: Fixtures, request: TestRequest) {
  const { body } = await send(request)
  return String(Reflect.get(Object(body), entity.idKey))
}

/** Sends a bulk call and returns the call that undoes it. */
export async function undoOf(send: Send, bulk: TestRequest): Promise<TestRequest> {
  const { body } = await send(bulk)
  return { ...bulk, body: { action: 'undo', undo: Reflect.get(Object(body), 'undo') } }
}
