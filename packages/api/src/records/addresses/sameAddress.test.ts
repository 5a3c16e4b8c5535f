import { career } from '@staff/content/career/career.entity'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { eachDatabase } from '../../testing/eachDatabase'
import { giveMissingAddresses } from '../live/addFirstLive'
import { addresses } from './addresses.table'
import { startAddressApi, type AddressApi } from './testing'

eachDatabase((open) => {
  let api: AddressApi

  beforeAll(async () => {
    api = await startAddressApi(await open())
  })
  afterAll(() => api.close())

  test('of many who publish the same title at once, each gets an address of their own', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => api.create('Crowd')))
    const slugs = await Promise.all(ids.map(api.slugOf))
    expect(new Set(slugs).size).toBe(12)
    for (const slug of slugs) expect(slug).toMatch(/^crowd/)
  })

  test('of two who move one record at once, both are stored, one after the other', async () => {
    const id = await api.create('Twice')
    const answers = await Promise.all(['one-way', 'other-way'].map((slug) => api.move(id, slug)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const { slug, earlier } = await api.addressOf(id)
    expect(new Set([slug, ...earlier])).toEqual(new Set(['one-way', 'other-way', 'twice']))
  })

  test('many published together get addresses, and those from before addresses too', async () => {
    const ids = []
    for (const query of ['?draft=true', '?draft=true', '?draft=true'])
      // oxlint-disable-next-line no-await-in-loop -- in this order
      ids.push(await api.create('Bulk', query))
    await api.act('POST', 'bulk', { action: 'publish', ids, versions: ids.map(() => 1) })
    expect(await Promise.all(ids.map(api.slugOf))).toEqual(['bulk', 'bulk-2', 'bulk-3'])

    const { db } = api.database
    await db.delete(addresses)
    await api.expectSeen(ids[1] ?? '', { status: 200, to: 'Bulk' })
    await giveMissingAddresses(db, career)
    expect(await Promise.all(ids.map(api.slugOf))).toEqual(['bulk', 'bulk-2', 'bulk-3'])
  })
})
