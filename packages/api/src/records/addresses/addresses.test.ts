import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { audit } from '../../identity/audit/audit.table'
import { eachDatabase } from '../../testing/eachDatabase'
import { giveRights } from '../../testing/giveRights'
import { addresses } from './addresses.table'
import { AREA, startAddressApi, type AddressApi } from './testing'

eachDatabase((open) => {
  let api: AddressApi

  beforeAll(async () => {
    api = await startAddressApi(await open())
  })
  afterAll(() => api.close())

  test('a record has an address once it is published', async () => {
    const id = await api.create('Straße & Café', '?draft=true')
    expect(await api.addressOf(id)).toEqual({
      slug: null,
      suggested: 'strasse-and-cafe',
      earlier: [],
      website: 'https://www.example.com/{region}',
    })
    await api.expectSeen('strasse-and-cafe', { status: 404 })
    await api.act('POST', `${id}/publish`, { version: 1 })
    expect(await api.addressOf(id)).toMatchObject({ slug: 'strasse-and-cafe' })
    await api.expectSeen('strasse-and-cafe', { status: 200, to: 'Straße & Café' })
    await api.expectSeen(id, { status: 301, to: 'strasse-and-cafe' })
    const { records } = await api.page('careers?q=straße')
    expect(records[0]).toMatchObject({ slug: 'strasse-and-cafe', jobId: id })
  })

  test('records of the same title get numbers, and those without letters a part of their id', async () => {
    const ids = [await api.create('Pilot'), await api.create('Pilot'), await api.create('PILOT!')]
    const slugs = await Promise.all(ids.map(api.slugOf))
    expect(slugs).toEqual(['pilot', 'pilot-2', 'pilot-3'])
    const id = await api.create('港湾長')
    expect(await api.slugOf(id)).toBe(id.slice(-12))
  })

  test('a later title leaves the address', async () => {
    const id = await api.create('Lock keeper')
    await api.act('PATCH', id, { title: 'Keeper of locks' })
    expect(await api.addressOf(id)).toMatchObject({ slug: 'lock-keeper', suggested: 'lock-keeper' })
    await api.expectSeen('lock-keeper', { status: 200, to: 'Keeper of locks' })
  })

  test('an earlier address leads to the present one, with the parameters, and goes to no other record', async () => {
    const id = await api.create('Deckhand')
    // An answer in memory must not outlive the address.
    await api.expectSeen('deckhand?region=UK', { status: 200, to: 'Deckhand' })
    expect((await api.move(id, 'sailor')).json()).toMatchObject({
      slug: 'sailor',
      earlier: ['deckhand'],
    })
    await api.expectSeen('deckhand?region=UK', { status: 301, to: 'sailor?region=UK' })
    await api.expectSeen(id, { status: 301, to: 'sailor' })
    const { headers } = await api.readOnce('careers/deckhand', {
      origin: 'https://www.example.com',
    })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=10, stale-while-revalidate=60',
      'access-control-allow-origin': 'https://www.example.com',
    })

    const other = await api.create('Deckhand')
    expect(await api.slugOf(other)).toBe('deckhand-2')
    const refusal = await api.move(other, 'deckhand')
    expect(refusal.statusCode).toBe(422)
    expect(refusal.json()).toMatchObject({
      errors: { slug: '“deckhand” leads to “Deckhand”. Use another address.' },
    })
    const use = { slug: 'deckhand', isFree: false, title: 'Deckhand' }
    expect(await api.useOf('deckhand')).toEqual(use)
    expect(await api.useOf('bosun')).toEqual({ slug: 'bosun', isFree: true, title: null })

    // Back again: nothing is lost.
    expect((await api.move(id, 'deckhand')).json()).toMatchObject({
      slug: 'deckhand',
      earlier: ['sailor'],
    })
    await api.expectSeen('sailor', { status: 301, to: 'deckhand' })
    const acts = await api.database.db.select().from(audit)
    expect(acts.filter(({ action }) => action === 'change-address')).toMatchObject([
      { recordId: id, changes: { address: { from: '/careers/deckhand', to: '/careers/sailor' } } },
      { recordId: id, changes: { address: { from: '/careers/sailor', to: '/careers/deckhand' } } },
    ])
  })

  test('an administrator releases an earlier address, and another record gets it', async () => {
    const id = await api.create('Rope maker')
    await api.move(id, 'maker-of-ropes')
    const other = await api.create('Net maker')
    expect((await api.release(id, 'maker-of-ropes')).statusCode).toBe(409)
    expect((await api.release(id, 'net-maker')).statusCode).toBe(404)
    expect((await api.release(id, 'rope-maker')).json()).toEqual({
      slug: 'maker-of-ropes',
      suggested: 'maker-of-ropes',
      earlier: [],
      website: 'https://www.example.com/{region}',
    })
    await api.expectSeen('rope-maker', { status: 404 })
    expect(await api.useOf('rope-maker')).toMatchObject({ isFree: true })
    await api.move(other, 'rope-maker')
    await api.expectSeen('rope-maker', { status: 200, to: 'Net maker' })
    expect((await api.release(id, 'rope-maker')).statusCode).toBe(404)
    const acts = await api.database.db.select().from(audit)
    expect(acts.filter(({ action }) => action === 'release-address')).toMatchObject([
      { recordId: id, changes: { address: { from: '/careers/rope-maker', to: null } } },
    ])
  })

  test('an address is not released while somebody goes back to it', async () => {
    const id = await api.create('Sail maker')
    await api.move(id, 'maker-of-sails')
    await Promise.all([api.move(id, 'sail-maker'), api.release(id, 'sail-maker')])
    const { slug } = await api.addressOf(id)
    expect(slug).toBe('sail-maker')
    await api.expectSeen('sail-maker', { status: 200, to: 'Sail maker' })
  })

  test('what the site showed once is gone, and what it never showed is not found', async () => {
    const id = await api.create('Steward')
    await api.act('POST', `${id}/unpublish`, { version: 1 })
    for (const word of ['steward', id]) await api.expectSeen(word, { status: 410 })
    await api.act('POST', `${id}/publish`, { version: 1 })
    await api.expectSeen('steward', { status: 200 })

    await api.act('DELETE', id)
    await api.expectSeen('steward', { status: 410 })
    // Its address is kept in the trash.
    expect(await api.slugOf(await api.create('Steward'))).toBe('steward-2')
    await api.act('POST', `${id}/restore`, {})
    await api.expectSeen('steward', { status: 410 })
    expect(await api.slugOf(id)).toBe('steward')

    const draft = await api.create('Never shown', '?draft=true')
    await api.expectSeen(draft, { status: 404 })
  })

  test('a record that is deleted for ever leaves its addresses', async () => {
    const id = await api.create('Cook')
    await api.move(id, 'chef')
    await api.act('DELETE', id)
    await api.act('POST', 'bulk', { action: 'delete-forever', ids: [id], versions: [2] })
    const { db } = api.database
    const left = await db
      .select()
      .from(addresses)
      .where(sql`record_id = ${id}::uuid`)
    expect(left).toEqual([])
    await api.expectSeen('chef', { status: 404 })
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
    const id = await api.create('Refused')
    const before = await api.addressOf(id)
    const response = await api.move(id, slug)
    expect(response.statusCode).toBe(422)
    expect(response.json<{ errors: object }>().errors).toHaveProperty('slug')
    expect(await api.addressOf(id)).toEqual(before)
  })

  test.each([
    ['of one byte that cannot be stored', '%00'],
    ['of 90 characters', 'a'.repeat(90)],
    ['with a pattern', "%25_'--"],
    ['of another area', 'web-development'],
  ])('what is %s leads nowhere', async (_, word) => {
    await api.expectSeen(word, { status: 404 })
  })

  test('who may not publish sees the address, and cannot change it', async () => {
    const id = await api.create('Rower')
    await giveRights(api, { areas: { careers: 'edit' } })
    const read = await api.call('GET', `${AREA}/${id}/address`, { as: 'staff' })
    expect(read.json()).toMatchObject({ slug: 'rower' })
    const refused = await api.call('POST', `${AREA}/${id}/address`, {
      as: 'staff',
      body: { slug: 'other' },
    })
    expect(refused.statusCode).toBe(403)
    expect(await api.slugOf(id)).toBe('rower')
  })
})
