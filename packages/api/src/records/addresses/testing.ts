import type { RecordAddress, SlugUse } from '@staff/contract'
import { expect } from 'vitest'

import type { Database } from '../../platform/db/database'
import { startSiteApi } from '../../site/public/testing'

/** The careers of the console. */
export const AREA = '/api/careers'

const WITHIN = { timeout: 2000, interval: 20 }

const values = {
  experience: 4,
  type: 'Full time',
  location: 'Leith',
  department: 'Port',
  description: 'Looks after the harbour.',
}

export type AddressApi = Awaited<ReturnType<typeof startAddressApi>>

/** Starts the nodes of the public site, with functions about the addresses of careers. */
export async function startAddressApi(database: Database) {
  const api = await startSiteApi(database)

  async function create(title: string, query = '') {
    const body = { ...values, title }
    const response = await api.call('POST', `${AREA}${query}`, { as: 'administrator', body })
    expect(response.statusCode, response.body).toBe(201)
    const { jobId } = response.json<{ jobId: string }>()
    return jobId
  }

  async function act(method: string, path: string, body?: object) {
    const call = { as: 'administrator', body, headers: { 'if-match': '*' } } as const
    const response = await api.call(method, `${AREA}/${path}`, call)
    expect(response.statusCode, response.body).toBeLessThan(300)
    return response
  }

  async function addressOf(id: string) {
    return (await act('GET', `${id}/address`)).json<RecordAddress>()
  }

  async function slugOf(id: string) {
    return (await addressOf(id)).slug
  }

  async function useOf(slug: string) {
    return (await act('GET', `slugs/${slug}`)).json<SlugUse>()
  }

  async function move(id: string, slug: unknown) {
    return api.call('POST', `${AREA}/${id}/address`, { as: 'administrator', body: { slug } })
  }

  async function release(id: string, slug: string) {
    return api.call('DELETE', `${AREA}/${id}/address/${slug}`, { as: 'administrator' })
  }

  async function seen(word: string) {
    const { status, headers, body } = await api.readOnce(`careers/${word}`)
    if (status === 301) return { status, to: headers.location }
    const { title } = JSON.parse(body.toString()) as { title?: string }
    return { status, to: title }
  }

  /** Checks what a visitor sees at an address, within the time in which every node learns of a change. */
  async function expectSeen(word: string, expected: { status: number; to?: string }) {
    await expect.poll(() => seen(word), WITHIN).toMatchObject(expected)
  }

  return { ...api, create, act, addressOf, slugOf, useOf, move, release, expectSeen }
}
