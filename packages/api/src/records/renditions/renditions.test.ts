import { PICTURE_WIDTHS } from '@staff/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'

import { images } from '../images/images.table'
import { storeWebp } from '../images/storeImage'
import { createTestApp } from '../../testing/testContent'
import { eachSharedDatabase, openPostgres } from '../../testing/eachDatabase'
import { startTestApi, type TestApi } from '../../testing/testApi'
import { keepBudget } from './renditionStore'
import { renditions } from './renditions.table'
import { picture, sizeOf } from './testing'

const FOR_EVER = 'public, max-age=31536000, immutable'

eachSharedDatabase((empty) => {
  let api: TestApi
  let hash: string
  let before: number

  beforeEach(async () => {
    api = await startTestApi(await empty())
    hash = await stored(1500, 300)
    before = api.app.renditions.encoded
  })

  const encoded = () => api.app.renditions.encoded - before

  async function stored(width: number, height: number): Promise<string> {
    const { url } = await storeWebp(api.database.db, await picture(width, height))
    return url.replace('/api/images/', '').replace('.webp', '')
  }

  const read = (file: string, headers?: Record<string, string>) =>
    api.call('GET', `/api/images/${hash}/${file}`, { ...(headers && { headers }) })

  test('a picture has five widths, and is never enlarged', async () => {
    const widths = []
    for (const width of PICTURE_WIDTHS) {
      const { statusCode, headers, rawPayload } = await read(`${width}.webp`)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': FOR_EVER,
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      })
      widths.push(await sizeOf(rawPayload))
    }
    expect(widths).toEqual(['320 × 64', '640 × 128', '960 × 192', '1280 × 256', '1500 × 300'])
    const whole = await api.call('GET', `/api/images/${hash}.webp`)
    expect((await read('1920.webp')).rawPayload.equals(whole.rawPayload)).toBe(true)
    expect(encoded()).toBe(4)
  })

  test('a size is made once, and a client that has it gets nothing', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => read('640.webp')))
    const [first] = all
    for (const { rawPayload } of all)
      expect(rawPayload.equals(first?.rawPayload ?? new Uint8Array())).toBe(true)
    expect((await read('640.webp')).statusCode).toBe(200)
    expect(encoded()).toBe(1)
    const again = await read('640.webp', { 'if-none-match': String(first?.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('AVIF is WebP until it is made, and that is not kept', async () => {
    const first = await read('1920.avif')
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-cache',
    })
    await api.app.renditions.rest()
    const next = await read('1920.avif', { 'if-none-match': String(first.headers.etag) })
    expect(next.statusCode).toBe(200)
    expect(next.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': FOR_EVER })
    expect(await sizeOf(next.rawPayload)).toBe('1500 × 300')
    // All widths above its own are one.
    expect((await api.database.db.select().from(renditions)).map(({ width }) => width)).toEqual([
      1500,
    ])
  })

  test('a picture that is deleted has no sizes', async () => {
    const { db } = api.database
    await read('320.webp')
    await db.delete(images).where(eq(images.hash, hash))
    expect((await read('320.webp')).statusCode).toBe(404)
    expect(await db.$count(renditions)).toBe(0)
  })

  test('above the budget, what nobody has asked for the longest is deleted', async () => {
    const { db } = api.database
    for (const width of [320, 640, 960, 1280]) await read(`${width}.webp`)
    const long = new Date(Date.now() - 10 * 60 * 60_000)
    await db.update(renditions).set({ usedAt: long })
    // Noted, because it was more than an hour ago.
    await read('320.webp')
    const rows = await db.select().from(renditions)
    const sum = rows.reduce((total, { size, bytes }) => {
      expect(size).toBe(bytes.length)
      return total + size
    }, 0)
    await keepBudget(db, sum)
    expect(await db.$count(renditions)).toBe(4)
    await keepBudget(db, sum - 1)
    const kept = await db.select().from(renditions)
    expect(kept.length).toBeLessThan(4)
    expect(kept.map(({ width }) => width)).toContain(320)
    await keepBudget(db, 1)
    expect(await db.$count(renditions)).toBe(0)
  })
})

describe.skipIf(!inject('template'))('on two nodes', () => {
  let api: TestApi
  let address: string

  beforeAll(async () => {
    const database = await openPostgres()
    api = await startTestApi(database)
    address = (await storeWebp(database.db, await picture(1500, 300))).url.replace('.webp', '')
    return () => database.close()
  })

  test('a size is made once', async () => {
    const { app, config, database } = api
    const other = await createTestApp({ database, config, logLevel: 'silent' })
    const files = ['320.webp', '640.webp', '960.webp', '640.avif']
    const answers = await Promise.all(
      [app, other, other, app].flatMap((node) =>
        files.map((file) => node.inject(`${address}/${file}`)),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    await Promise.all([app.renditions.rest(), other.renditions.rest()])
    expect(app.renditions.encoded + other.renditions.encoded).toBe(files.length)
    await other.close()
    await app.close()
  })
})
