import { cutPicture } from '@staff/entity'
import { assert, asyncProperty, constantFrom, integer, option, record } from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { encodeRendition } from './encodeRendition'

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
