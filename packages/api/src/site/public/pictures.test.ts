import { imageFields } from '@staff/entity'
import { publicAreas } from '@staff/content/calls'
import { sampleCover, sampleImage } from '@staff/content/fixtures'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { images } from '../../records/images/images.table'
import { hashOfUrl } from '../../records/images/storeImage'
import { addMissing } from '../../records/images/placeholders'
import { eachDatabase } from '../../testing/eachDatabase'
import { startSiteApi, type Row, type SiteApi } from './testing'

const picture = {
  src: expect.stringMatching(/^\/api\/images\/[\da-f]{64}\.webp$/),
  srcset: expect.stringMatching(/^\/api\/images\/[\da-f]{64}\/320\.webp \d+w/),
  width: expect.any(Number),
  height: expect.any(Number),
  placeholder: expect.stringMatching(/^[\w+/=]{20,40}$/),
}

eachDatabase((open) => {
  let api: SiteApi

  beforeAll(async () => {
    api = await startSiteApi(await open())
  })
  afterAll(() => api.close())

  test('every picture of every answer has its sizes, or is null', async () => {
    const home = JSON.parse((await api.read('site')).body.toString())
    for (const { entity, parts } of publicAreas) {
      const { records } = await api.page(`${entity.area}?pageSize=100`)
      for (const record of [...records, ...home.areas[entity.area].records] as Row[]) {
        for (const name of imageFields(entity)) expectPicture(record[name])
        for (const part of parts)
          for (const each of record['servicesData'] as Row[])
            for (const name of imageFields(part)) expectPicture(each[name])
      }
    }
  })

  test('the addresses of an answer lead to pictures of these widths', async () => {
    const { records } = await api.page('blogs')
    const { srcset, width, height } = Object(
      records.find(({ image }) => Object(image).src === sampleCover(0))?.['image'],
    )
    expect([width, height]).toEqual([640, 360])
    const [first, second] = String(srcset).split(', ')
    expect([first, second].map((each) => each?.split(' ')[1])).toEqual(['320w', '640w'])
    for (const each of [first, second]) {
      const [address = ''] = each?.split(' ') ?? []
      const { statusCode, headers } = await api.call('GET', address)
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    }
  })

  test('a picture of an earlier version gets its placeholder, on every node', async () => {
    const { db } = api.database
    const hash = hashOfUrl(sampleImage(0)) ?? ''
    await db.update(images).set({ placeholder: null }).where(eq(images.hash, hash))
    await db
      .insert(images)
      .values({ hash: 'damaged', bytes: new Uint8Array(9), width: 1, height: 1 })
    const placeholders = async () => {
      const { records } = await api.page('teams?pageSize=100&q=')
      return records.map(({ image }) => Object(image).placeholder)
    }
    const before = await placeholders()
    await addMissing(db)
    const [stored] = await db.select().from(images).where(eq(images.hash, hash))
    expect(stored?.placeholder).toMatch(/^[\w+/=]{20,40}$/)
    await vi.waitFor(async () => expect(await placeholders()).not.toContain(null))
    expect((await placeholders()).length).toBe(before.length)
  })
})

function expectPicture(value: unknown) {
  if (value !== null) expect(value).toEqual(picture)
}
