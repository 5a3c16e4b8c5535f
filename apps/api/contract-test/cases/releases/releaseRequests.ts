import type { Fixtures } from '@staff/entity'

import type { Case, Send, TestRequest } from '../../play'
import { IN_TIME } from '../live/liveRequests'

/** A release in a response. */
export interface Seen {
  id: string
  version: number
}

/** The requests about releases. */
export const releaseCall = {
  list: (query = '') => get(`/releases${query}`),
  create: (body: unknown, headers: Record<string, string> = {}): TestRequest => ({
    ...post('/releases', body),
    headers,
  }),
  read: (id: string) => get(`/releases/${id}`),
  rename: (id: string, body: unknown): TestRequest => ({
    method: 'PATCH',
    path: `/releases/${id}`,
    body,
  }),
  remove: (id: string): TestRequest => ({ method: 'DELETE', path: `/releases/${id}` }),
  add: (id: string, items: unknown) => post(`/releases/${id}/items`, { items }),
  take: (id: string, query: string): TestRequest => ({
    method: 'DELETE',
    path: `/releases/${id}/items?${query}`,
  }),
  publish: (id: string, body: unknown) => post(`/releases/${id}/publish`, body),
  cancel: (id: string, body: unknown) => post(`/releases/${id}/cancel`, body),
  undo: (id: string, body: unknown) => post(`/releases/${id}/undo`, body),
}

/** The record of the fixtures as an item of a release. Without a version, it is that of the fixtures. */
export function itemOf(
  { entity, filled }: Fixtures,
  action: 'publish' | 'unpublish' = 'publish',
  version = Number(filled['version']),
) {
  return { area: entity.area, id: String(filled[entity.idKey]), version, action }
}

/** Sends a request and returns the release of its response. */
export async function released(send: Send, request: TestRequest): Promise<Seen> {
  const body: unknown = Object((await send(request)).body)
  return {
    id: String(Reflect.get(Object(body), 'id')),
    version: Number(Reflect.get(Object(body), 'version')),
  }
}

/** Makes a release with records and returns it. */
export async function filledRelease(
  send: Send,
  items: readonly object[],
  name = 'Spring campaign',
): Promise<Seen> {
  const { id } = await released(send, releaseCall.create({ name }))
  return released(send, releaseCall.add(id, items))
}

/** A case of requests that are sent one after the other. */
export function playedWith(
  title: string,
  statuses: number[],
  play: (send: Send) => Promise<unknown>,
): Case {
  return {
    ...IN_TIME,
    title,
    statuses,
    play: async (send) => {
      await play(send)
    },
  }
}

function get(path: string): TestRequest {
  return { method: 'GET', path }
}

function post(path: string, body: unknown): TestRequest {
  return { method: 'POST', path, body }
}
