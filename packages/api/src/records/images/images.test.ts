import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'

import { startTestApi, type TestApi } from '../../testing/testApi'
import { eachDatabase } from '../../testing/eachDatabase'

interface StoredImage {
  url: string
  width: number
  height: number
}

const NOT_A_PICTURE = 'The file is not a JPEG, PNG or WebP picture'
const DAMAGED = 'The picture is damaged or incomplete'

eachDatabase((open) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi(await open())
  })

  const upload = (bytes: Uint8Array, name = 'picture.jpg') => send(formWith(bytes, name))

  async function send(form: FormData) {
    const request = new Response(form)
    return api.call('POST', '/api/images', {
      as: 'administrator',
      body: Buffer.from(await request.arrayBuffer()),
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    })
  }

  test.each(['jpeg', 'png', 'webp'] as const)('stores a %s as WebP and serves it', async (type) => {
    const response = await upload(await noise(60, 40).toFormat(type).toBuffer())
    expect(response.statusCode).toBe(201)
    const stored = response.json<StoredImage>()
    expect(stored).toEqual({
      url: expect.stringMatching(/^\/api\/images\/[\da-f]{64}\.webp$/),
      width: 60,
      height: 40,
    })
    const served = await api.call('GET', stored.url)
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect((await sharp(served.rawPayload).metadata()).format).toBe('webp')
    const again = await api.call('GET', stored.url, {
      headers: { 'if-none-match': String(served.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('removes metadata and rotates the picture upright', async () => {
    const photo = await noise(60, 40)
      .withExif({ IFD0: { Copyright: 'Secret owner' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const stored = (await upload(photo)).json<StoredImage>()
    expect(stored).toMatchObject({ width: 40, height: 60 })
    const { rawPayload } = await api.call('GET', stored.url)
    const { exif, icc, xmp, iptc, orientation } = await sharp(rawPayload).metadata()
    expect([exif, icc, xmp, iptc, orientation]).toEqual(Array.from({ length: 5 }))
    expect(rawPayload.includes('Secret owner')).toBe(false)
  })

  test('resizes a large picture to 2000 pixels', async () => {
    const wide = sharp({ create: { width: 2600, height: 650, channels: 3, background: 'teal' } })
    const stored = (await upload(await wide.png().toBuffer())).json<StoredImage>()
    expect(stored).toMatchObject({ width: 2000, height: 500 })
  })

  test('stores the same picture once', async () => {
    const picture = await noise(30, 30).png().toBuffer()
    const [one, other] = [await upload(picture), await upload(picture, 'other-name.png')]
    expect(other.json()).toEqual(one.json())
    const different = await upload(await noise(30, 30).png().toBuffer())
    expect(different.json<StoredImage>().url).not.toBe(one.json<StoredImage>().url)
  })

  test.each([
    ['a text file named .png', Buffer.from('Just some text.\n'.repeat(100)), NOT_A_PICTURE],
    ['an empty file', Buffer.alloc(0), NOT_A_PICTURE],
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      NOT_A_PICTURE,
    ],
    [
      'a GIF',
      Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      NOT_A_PICTURE,
    ],
    ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n'), NOT_A_PICTURE],
    ['a picture of 30000 × 30000 pixels', hugePng(), 'The picture has more than 50 million pixels'],
  ])('refuses %s', async (_what, bytes, message) => {
    const response = await upload(bytes, 'picture.png')
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ message, errors: { file: message } })
  })

  test.each(['jpeg', 'png', 'webp'] as const)('refuses a truncated %s', async (type) => {
    const whole = await noise(200, 200).toFormat(type).toBuffer()
    const response = await upload(whole.subarray(0, whole.length / 2))
    expect(response.statusCode).toBe(422)
    expect([NOT_A_PICTURE, DAMAGED]).toContain(response.json<{ message: string }>().message)
  })

  test('refuses six megabytes, also concurrently, and accepts five', async () => {
    const six = Buffer.alloc(6 * 1024 * 1024, 1)
    const responses = await Promise.all([upload(six), upload(six), upload(six)])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([413, 413, 413])
    expect(responses[0]?.json()).toMatchObject({ message: 'The picture is larger than 5 MB.' })

    const padded = Buffer.concat([await noise(30, 30).jpeg().toBuffer(), Buffer.alloc(5_200_000)])
    expect((await upload(padded)).statusCode).toBe(201)
  })

  test('refuses more than one file, and a form without one', async () => {
    const two = formWith(await noise(9, 9).png().toBuffer(), 'a.png')
    two.append('file', new Blob(['x']), 'b.png')
    expect((await send(two)).statusCode).toBe(413)
    const fieldOnly = new FormData()
    fieldOnly.append('name', 'x')
    expect((await send(fieldOnly)).statusCode).toBe(413)
    expect((await send(new FormData())).statusCode).toBe(422)
  })

  test.each(['nosuch.webp', `${'0'.repeat(64)}.webp`, `${'0'.repeat(64)}.png`, '%2e%2e%2fx.webp'])(
    'responds 404 for %s',
    async (file) => {
      const response = await api.call('GET', `/api/images/${file}`)
      expect(response.statusCode).toBe(404)
      expect(response.headers).toMatchObject({
        'content-type': 'application/problem+json; charset=utf-8',
        'cache-control': 'no-store',
      })
    },
  )
})

function formWith(bytes: Uint8Array, name: string): FormData {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  return form
}

function noise(width: number, height: number) {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
}

/** A PNG of a few bytes whose header declares 30000 × 30000 pixels. */
function hugePng(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(30_000, 0)
  header.writeUInt32BE(30_000, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(100))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
