import { cutPicture } from '@staff/entity'
import { assert, asyncProperty, constantFrom, integer, option, record } from 'fast-check'
import sharp from 'sharp'
import { beforeEach, describe, expect, inject, test } from 'vitest'

import { eachSharedDatabase, openPostgres } from '../../testing/eachDatabase'
import { createTestApp } from '../../testing/testContent'
import { startTestApi, type TestApi } from '../../testing/testApi'
import { images } from '../images/images.table'
import { storeWebp } from '../images/storeImage'
import { encodeRendition } from './encodeRendition'
import { keepParts } from './partStore'
import { pictureParts, renditions } from './renditions.table'
import { picture, sizeOf } from './testing'

eachSharedDatabase((empty) => {
  let api: TestApi
  let folder: string

  beforeEach(async () => {
    api = await startTestApi(await empty())
    folder = await stored(api)
  })

  const read = (path: string) => api.call('GET', `${folder}/${path}`)

  test('a part is served once an answer has named it, in its sizes', async () => {
    const { db } = api.database
    expect((await read('100-0-700-400/640.webp')).statusCode).toBe(404)
    await keepParts(db, [[folder, '100-0-700-400']])
    const { statusCode, headers, rawPayload } = await read('100-0-700-400/640.webp')
    expect([statusCode, await sizeOf(rawPayload)]).toEqual([200, '640 × 366'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    // Above its own width it has that one, in which it is encoded too.
    expect(await sizeOf((await read('100-0-700-400/1920.webp')).rawPayload)).toBe('700 × 400')
    const avif = await read('100-0-700-400/320.avif')
    expect([avif.statusCode, avif.headers['cache-control']]).toEqual([200, 'no-cache'])
    await api.app.renditions.rest()
    const later = await read('100-0-700-400/320.avif')
    expect(later.headers['content-type']).toBe('image/avif')
  })

  test('the same size of the whole picture and of its parts are kept apart', async () => {
    await keepParts(api.database.db, [
      [folder, '0-0-320-400'],
      [folder, '9-0-320-400'],
    ])
    const files = ['320.webp', '0-0-320-400/320.webp', '9-0-320-400/320.webp']
    const answers = await Promise.all(files.map(read))
    const again = await Promise.all(files.map(read))
    const bytes = answers.map(({ rawPayload }) => rawPayload.toString('base64'))
    expect(new Set(bytes).size).toBe(3)
    expect(again.map(({ rawPayload }) => rawPayload.toString('base64'))).toEqual(bytes)
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3)
    expect(await api.database.db.$count(renditions)).toBe(3)
  })

  test('naming a part again writes nothing, and a deleted picture has no parts', async () => {
    const { db } = api.database
    await keepParts(db, [
      [folder, '0-0-9-9'],
      [folder, '0-0-9-9'],
    ])
    await keepParts(db, [[folder, '0-0-9-9']])
    expect(await db.$count(pictureParts)).toBe(1)
    await db.delete(images)
    expect(await db.$count(pictureParts)).toBe(0)
    expect((await read('0-0-9-9/320.webp')).statusCode).toBe(404)
  })

  test.each([
    '0-0-9/320.webp',
    '00-0-9-9/320.webp',
    '0-0-9-9%20/320.webp',
    '0-0-9-99999/320.webp',
    '-1-0-9-9/320.webp',
    '__proto__/320.webp',
    '%2e%2e/320.webp',
    "0-0-9-9'--/320.webp",
    `${'1'.repeat(15_000)}/320.webp`,
    '0-0-9-9/321.webp',
    '0-0-9-9/320.png',
    '0-0-9-8/320.webp',
  ])('there is no part %.40s', async (path) => {
    await keepParts(api.database.db, [[folder, '0-0-9-9']])
    expect([404, 414]).toContain((await read(path)).statusCode)
  })
})

describe.skipIf(!inject('template'))('on two nodes', () => {
  test('a part is made once, and named at once by both', async () => {
    const database = await openPostgres()
    const api = await startTestApi(database)
    const folder = await stored(api)
    const other = await createTestApp({ database, config: api.config, logLevel: 'silent' })
    await Promise.all([1, 2, 3, 4].map(() => keepParts(database.db, [[folder, '0-0-640-400']])))
    const answers = await Promise.all(
      [api.app, other, other, api.app].map((node) => node.inject(`${folder}/0-0-640-400/320.webp`)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(api.app.renditions.encoded + other.renditions.encoded).toBe(1)
    await other.close()
    await api.app.close()
    await database.close()
  })
})

async function stored({ database }: TestApi): Promise<string> {
  const { url } = await storeWebp(database.db, await picture(900, 400))
  return url.replace('.webp', '')
}

/**
 * Each pixel of this picture says where it is: red its column, green its row. So a cut shows which part it is. The rule is: scale until the picture
 * covers the proportions, then shift until the focus is in the middle, as far as the picture reaches.
 */
test('a cut shows the pixels around its focus', async () => {
  const thousandth = integer({ min: 0, max: 1000 })
  const cases = record({
    width: integer({ min: 40, max: 250 }),
    height: integer({ min: 40, max: 250 }),
    focus: option(record({ x: thousandth, y: thousandth }), { nil: undefined }),
    ratio: constantFrom(1, 3 / 2, 21 / 9, 4 / 5, 1200 / 630, 1 / 3),
  })
  await assert(
    asyncProperty(cases, async ({ width, height, focus, ratio }) => {
      const part = cutPicture({ width, height }, { focus }, ratio)
      const { data, info } = await sharp(await encodeLossless(width, height, part))
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([part.width, part.height])
      // It covers one side of the picture, and has the proportions to the pixel.
      expect(part.width === width || part.height === height).toBe(true)
      expect(Math.abs(part.width - part.height * ratio)).toBeLessThanOrEqual(Math.max(1, ratio))
      const first = [data[0] ?? 0, data[1] ?? 0]
      const wanted = [
        shifted(focus ? (focus.x / 1000) * width : width / 2, part.width, width),
        shifted(focus ? (focus.y / 1000) * height : height / 2, part.height, height),
      ]
      for (const [index, place] of wanted.entries())
        expect(Math.abs((first[index] ?? 0) - place)).toBeLessThanOrEqual(1.5)
    }),
    { numRuns: 500 },
  )
})

/** Where a window begins whose middle is a point, as far as it stays inside. */
function shifted(point: number, window: number, whole: number): number {
  return Math.min(Math.max(point - window / 2, 0), whole - window)
}

async function encodeLossless(
  width: number,
  height: number,
  { x, y, ...size }: { x: number; y: number; width: number; height: number },
): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      pixels.set([column, row, 0], (row * width + column) * 3)
  const whole = sharp(pixels, { raw: { width, height, channels: 3 } })
  return whole
    .extract({ left: x, top: y, ...size })
    .png()
    .toBuffer()
}

test('the encoder cuts the part that its name says', async () => {
  const wide = await sharp({
    create: { width: 200, height: 100, channels: 3, background: '#ff0000' },
  })
    .composite([
      {
        input: { create: { width: 50, height: 100, channels: 3, background: '#0000ff' } },
        left: 150,
        top: 0,
      },
    ])
    .webp({ lossless: true })
    .toBuffer()
  const part = { part: '150-0-50-100', width: 320, format: 'webp' } as const
  const { data, info } = await sharp(await encodeRendition(wide, part))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([50, 100])
  expect(data[0]).toBeLessThan(20)
  expect(data[2]).toBeGreaterThan(235)
})
