import { hashOfPicture, type PublicPicture } from '@staff/contract'
import { imageFields, pictureAddress, writePicture, type PictureUse } from '@staff/entity'
import { publicAreas } from '@staff/content/calls'
import { sampleCover, sampleImage } from '@staff/content/fixtures'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { images } from '../../records/images/images.table'
import { addMissing } from '../../records/images/placeholders'
import { sizeOf } from '../../records/renditions/testing'
import { eachDatabase } from '../../testing/eachDatabase'
import { startSiteApi, type Row, type SiteApi } from './testing'

const picture = {
  src: expect.stringMatching(/^\/api\/images\/[\da-f]{64}\.webp$/),
  srcset: expect.stringMatching(/^\/api\/images\/[\da-f]{64}\/320\.webp \d+w/),
  width: expect.any(Number),
  height: expect.any(Number),
  alt: expect.any(String),
  focus: { x: 0.5, y: 0.5 },
  cuts: expect.any(Object),
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
      records.find(({ image }) => Object(image).src === pictureAddress(sampleCover(0)))?.['image'],
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

  test('a record says what its picture shows, which part, and what stays in view', async () => {
    const [blog] = (await api.page('blogs')).records
    const title = String(blog?.['title'])
    const path = `blogs/${String(blog?.['id'])}`
    const address = pictureAddress(sampleCover(0))
    const shownAs = async (use: Omit<PictureUse, 'address'>) => {
      const body = { image: writePicture({ address, ...use }) }
      await api.call('PATCH', `/api/${path}`, {
        as: 'administrator',
        headers: { 'if-match': '*' },
        body,
      })
      const read = async () => JSON.parse((await api.read(path)).body.toString()).image
      await expect.poll(async () => (await read()).alt).toBe(use.alt ?? title)
      return (await read()) as PublicPicture
    }
    expect(await shownAs({ alt: 'A lake & a boat' })).toMatchObject({ src: address })
    expect(await shownAs({ alt: '' })).toMatchObject({ src: address, focus: { x: 0.5, y: 0.5 } })
    expect(await shownAs({})).toMatchObject({ src: address })
    const cropped = await shownAs({
      alt: 'Cropped',
      crop: { x: 500, y: 0, width: 500, height: 1000 },
      focus: { x: 500, y: 500 },
    })
    const folder = address.replace('.webp', '')
    expect(cropped).toMatchObject({
      src: `${folder}/320-0-320-360/320.webp`,
      width: 320,
      height: 360,
      focus: { x: 0, y: 0.5 },
      placeholder: null,
      cuts: { card: { src: `${folder}/320-74-320-213/320.webp`, width: 320, height: 213 } },
    })
    // Every address that an answer names is served, as WebP and as AVIF.
    for (const { src, srcset, width, height } of [cropped, ...Object.values(cropped.cuts)]) {
      for (const each of [src, ...srcset.split(', ').map((size) => size.split(' ')[0] ?? '')]) {
        const { statusCode, rawPayload } = await api.call('GET', each)
        expect([each, statusCode]).toEqual([each, 200])
        if (each === src) expect(await sizeOf(rawPayload)).toBe(`${width} × ${height}`)
      }
      expect((await api.call('GET', src.replace('.webp', '.avif'))).statusCode).toBe(200)
    }
  })

  test('a picture in a text has its sizes, and is served in each; one that is not stored has none', async () => {
    const [blog] = (await api.page('blogs')).records
    const path = `blogs/${String(blog?.['id'])}`
    const address = pictureAddress(sampleCover(0))
    const unknown = address.replace(/[\da-f]{64}/, '0'.repeat(64))
    await api.call('PATCH', `/api/${path}`, {
      as: 'administrator',
      headers: { 'if-match': '*' },
      body: { description: `Before\n\n![A lake](${address})\n\n![Gone](${unknown})` },
    })
    const read = async () =>
      String(JSON.parse((await api.read(path)).body.toString()).description.html)
    await expect.poll(read).toContain('A lake')
    const html = await read()
    const [, width, height, srcset = ''] =
      /alt="A lake" loading="lazy" width="(\d+)" height="(\d+)" srcset="([^"]+)" sizes="auto, 100vw"/.exec(
        html,
      ) ?? []
    const whole = await api.call('GET', address)
    expect(`${width} × ${height}`).toBe(await sizeOf(whole.rawPayload))
    for (const size of srcset.split(', '))
      expect((await api.call('GET', size.split(' ')[0] ?? '')).statusCode).toBe(200)
    expect(html).toContain(`<img src="${unknown}" alt="Gone" loading="lazy">`)
  })

  test('a picture of an earlier version gets its placeholder, on every node', async () => {
    const { db } = api.database
    const hash = hashOfPicture(sampleImage(0)) ?? ''
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
