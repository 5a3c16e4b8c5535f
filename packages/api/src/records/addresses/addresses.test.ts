import type { RecordAddress, SlugUse } from '@staff/contract'
import { career } from '@staff/content/career/career.entity'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { audit } from '../../identity/audit/audit.table'
import { eachDatabase } from '../../testing/eachDatabase'
import { giveRights } from '../../testing/giveRights'
import { startSiteApi, type SiteApi } from '../../site/public/testing'
import { giveMissingAddresses } from './addressStore'
import { addresses } from './addresses.table'

const AREA = '/api/careers'
const values = {
  experience: 4,
  type: 'Full time',
  location: 'Leith',
  department: 'Port',
  description: 'Looks after the harbour.',
}

eachDatabase((open) => {
  let api: SiteApi

  beforeAll(async () => {
    api = await startSiteApi(await open())
  })
  afterAll(() => api.close())

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

  async function move(id: string, slug: unknown) {
    return api.call('POST', `${AREA}/${id}/address`, { as: 'administrator', body: { slug } })
  }

  async function seen(word: string) {
    const { status, headers, body } = await api.readOnce(`careers/${word}`)
    if (status === 301) return { status, to: headers.location }
    const { title } = JSON.parse(body.toString()) as { title?: string }
    return { status, to: title }
  }

  test('a record has an address once it is published', async () => {
    const id = await create('Straße & Café', '?draft=true')
    expect(await addressOf(id)).toEqual({
      slug: null,
      suggested: 'strasse-and-cafe',
      earlier: [],
    })
    expect(await seen('strasse-and-cafe')).toMatchObject({ status: 404 })
    await act('POST', `${id}/publish`, { version: 1 })
    expect(await addressOf(id)).toMatchObject({ slug: 'strasse-and-cafe' })
    expect(await seen('strasse-and-cafe')).toEqual({ status: 200, to: 'Straße & Café' })
    expect(await seen(id)).toEqual({ status: 301, to: 'strasse-and-cafe' })
    const { records } = await api.page('careers?q=straße')
    expect(records[0]).toMatchObject({ slug: 'strasse-and-cafe', jobId: id })
  })

  test('records of the same title get numbers, and those without letters a part of their id', async () => {
    const ids = [await create('Pilot'), await create('Pilot'), await create('PILOT!')]
    const slugs = await Promise.all(ids.map(slugOf))
    expect(slugs).toEqual(['pilot', 'pilot-2', 'pilot-3'])
    const id = await create('港湾長')
    expect(await slugOf(id)).toBe(id.slice(-12))
  })

  test('a later title leaves the address', async () => {
    const id = await create('Lock keeper')
    await act('PATCH', id, { title: 'Keeper of locks' })
    expect(await addressOf(id)).toMatchObject({ slug: 'lock-keeper', suggested: 'lock-keeper' })
    expect(await seen('lock-keeper')).toEqual({ status: 200, to: 'Keeper of locks' })
  })

  test('an earlier address leads to the present one, with the parameters, and goes to no other record', async () => {
    const id = await create('Deckhand')
    expect((await move(id, 'sailor')).json()).toMatchObject({
      slug: 'sailor',
      earlier: ['deckhand'],
    })
    expect(await seen('deckhand?region=UK')).toEqual({ status: 301, to: 'sailor?region=UK' })
    expect(await seen(id)).toEqual({ status: 301, to: 'sailor' })
    const { headers } = await api.readOnce('careers/deckhand', {
      origin: 'https://www.example.com',
    })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=10, stale-while-revalidate=60',
      'access-control-allow-origin': 'https://www.example.com',
    })

    const other = await create('Deckhand')
    expect(await slugOf(other)).toBe('deckhand-2')
    const refusal = await move(other, 'deckhand')
    expect(refusal.statusCode).toBe(422)
    expect(refusal.json()).toMatchObject({
      errors: { slug: '“deckhand” leads to “Deckhand”. Use another address.' },
    })
    const use = async (slug: string) => (await act('GET', `slugs/${slug}`)).json<SlugUse>()
    expect(await use('deckhand')).toEqual({ slug: 'deckhand', isFree: false, title: 'Deckhand' })
    expect(await use('bosun')).toEqual({ slug: 'bosun', isFree: true, title: null })

    // Back again: nothing is lost.
    expect((await move(id, 'deckhand')).json()).toMatchObject({
      slug: 'deckhand',
      earlier: ['sailor'],
    })
    expect(await seen('sailor')).toEqual({ status: 301, to: 'deckhand' })
    const acts = await api.database.db.select().from(audit)
    expect(acts.filter(({ action }) => action === 'change-address')).toMatchObject([
      { recordId: id, changes: { slug: { from: 'deckhand', to: 'sailor' } } },
      { recordId: id, changes: { slug: { from: 'sailor', to: 'deckhand' } } },
    ])
  })

  test('what the site showed once is gone, and what it never showed is not found', async () => {
    const id = await create('Steward')
    await act('POST', `${id}/unpublish`, { version: 1 })
    for (const word of ['steward', id])
      expect(await api.readOnce(`careers/${word}`)).toMatchObject({ status: 410 })
    await act('POST', `${id}/publish`, { version: 1 })
    expect(await seen('steward')).toMatchObject({ status: 200 })

    await act('DELETE', id)
    expect(await seen('steward')).toMatchObject({ status: 410 })
    // Its address is kept in the trash.
    expect(await slugOf(await create('Steward'))).toBe('steward-2')
    await act('POST', `${id}/restore`, {})
    expect(await seen('steward')).toMatchObject({ status: 410 })
    expect(await slugOf(id)).toBe('steward')

    const draft = await create('Never shown', '?draft=true')
    expect(await seen(draft)).toMatchObject({ status: 404 })
  })

  test('a record that is deleted for ever leaves its addresses', async () => {
    const id = await create('Cook')
    await move(id, 'chef')
    await act('DELETE', id)
    await act('POST', 'bulk', { action: 'delete-forever', ids: [id], versions: [2] })
    const { db } = api.database
    const left = await db
      .select()
      .from(addresses)
      .where(sql`record_id = ${id}::uuid`)
    expect(left).toEqual([])
    expect(await seen('chef')).toMatchObject({ status: 404 })
  })

  test.each([
    ['empty', ''],
    ['with capitals', 'Sailor'],
    ['with a space', 'a b'],
    ['with two hyphens', 'a--b'],
    ['that leaves the folder', '../services/x'],
    ['of 81 characters', 'a'.repeat(81)],
    ['like an id', '019b0000-0000-7000-8000-000000000001'],
    ['of 10 KB', 'a-'.repeat(5000)],
    ['no text', 7],
    ['missing', undefined],
  ])('an address %s is refused', async (_, slug) => {
    const id = await create('Refused')
    const before = await addressOf(id)
    const response = await move(id, slug)
    expect(response.statusCode).toBe(422)
    expect(response.json<{ errors: object }>().errors).toHaveProperty('slug')
    expect(await addressOf(id)).toEqual(before)
  })

  test('who may not publish sees the address, and cannot change it', async () => {
    const id = await create('Rower')
    await giveRights(api, { areas: { careers: 'edit' } })
    const read = await api.call('GET', `${AREA}/${id}/address`, { as: 'staff' })
    expect(read.json()).toMatchObject({ slug: 'rower' })
    const refused = await api.call('POST', `${AREA}/${id}/address`, {
      as: 'staff',
      body: { slug: 'other' },
    })
    expect(refused.statusCode).toBe(403)
    expect(await slugOf(id)).toBe('rower')
  })

  test('of many who publish the same title at once, each gets an address of their own', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => create('Crowd')))
    const slugs = await Promise.all(ids.map(slugOf))
    expect(new Set(slugs).size).toBe(12)
    for (const slug of slugs) expect(slug).toMatch(/^crowd/)
  })

  test('of two who move one record at once, both are stored, one after the other', async () => {
    const id = await create('Twice')
    const answers = await Promise.all(['one-way', 'other-way'].map((slug) => move(id, slug)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const { slug, earlier } = await addressOf(id)
    expect([slug, ...earlier].toSorted()).toEqual(['one-way', 'other-way', 'twice'])
  })

  test('many published together get addresses, and those from before addresses too', async () => {
    const ids = []
    for (const query of ['?draft=true', '?draft=true', '?draft=true'])
      // oxlint-disable-next-line no-await-in-loop -- in this order
      ids.push(await create('Bulk', query))
    await act('POST', 'bulk', { action: 'publish', ids, versions: ids.map(() => 1) })
    expect(await Promise.all(ids.map(slugOf))).toEqual(['bulk', 'bulk-2', 'bulk-3'])

    const { db } = api.database
    await db.delete(addresses)
    expect(await seen(ids[1] ?? '')).toEqual({ status: 200, to: 'Bulk' })
    await giveMissingAddresses(db, career)
    expect(await Promise.all(ids.map(slugOf))).toEqual(['bulk', 'bulk-2', 'bulk-3'])
  })
})
