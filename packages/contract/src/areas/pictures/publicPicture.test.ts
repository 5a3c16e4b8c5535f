import { writePicture, type PictureUse } from '@staff/entity'
import { expect, test } from 'vitest'

import { partNamed, partsIn, publicPicture } from './publicPicture'

const HASH = 'ab'.repeat(32)
const ADDRESS = `/api/images/${HASH}.webp`
const FOLDER = ADDRESS.replace('.webp', '')

interface Shown extends Omit<PictureUse, 'address'> {
  width?: number
  height?: number
}

const shown = ({ width = 1000, height = 600, ...use }: Shown = {}) =>
  publicPicture({
    value: writePicture({ address: ADDRESS, ...use }),
    stored: { width, height, placeholder: 'HBkS' },
    title: 'Brightwater',
    cuts: { card: [4, 3], square: [1, 1] },
  })

const short = (srcset: string) => srcset.replaceAll(FOLDER, '')

test('a picture has the sizes below its width, and one with its width', () => {
  expect(short(shown({ width: 900 }).srcset)).toBe('/320.webp 320w, /640.webp 640w, /960.webp 900w')
  expect(short(shown({ width: 640 }).srcset)).toBe('/320.webp 320w, /640.webp 640w')
  expect(short(shown({ width: 90 }).srcset)).toBe('/320.webp 90w')
})

test('the largest size is 1920', () => {
  expect(short(shown({ width: 2000 }).srcset)).toMatch(/\/1280\.webp 1280w, \/1920\.webp 1920w$/)
})

test('a picture that nobody has described has the title of its record, a decorative one nothing', () => {
  expect(shown().alt).toBe('Brightwater')
  expect(shown({ alt: '' }).alt).toBe('')
  expect(shown({ alt: 'A bridge & a boat #2' }).alt).toBe('A bridge & a boat #2')
})

test('it has the cuts that its field names, around its focus', () => {
  expect(shown().cuts).toEqual({
    card: {
      src: `${FOLDER}/100-0-800-600/960.webp`,
      srcset: expect.any(String),
      width: 800,
      height: 600,
    },
    square: expect.objectContaining({ src: `${FOLDER}/200-0-600-600/640.webp` }),
  })
  const { cuts } = shown({ focus: { x: 950, y: 500 } })
  expect(short(cuts['square']?.srcset ?? '')).toBe(
    '/400-0-600-600/320.webp 320w, /400-0-600-600/640.webp 600w',
  )
})

test('a crop is what is shown, and the focus and the cuts are within it', () => {
  const picture = shown({
    width: 2000,
    height: 1000,
    crop: { x: 500, y: 0, width: 500, height: 1000 },
    focus: { x: 750, y: 250 },
  })
  expect(picture).toMatchObject({
    src: `${FOLDER}/1000-0-1000-1000/1280.webp`,
    width: 1000,
    height: 1000,
    focus: { x: 0.5, y: 0.25 },
    placeholder: null,
    cuts: { card: { src: `${FOLDER}/1000-0-1000-750/1280.webp` } },
  })
})

test('a part that is wider than the largest size is scaled', () => {
  const crop = { x: 0, y: 0, width: 980, height: 500 }
  expect(shown({ width: 2000, height: 1000, crop })).toMatchObject({
    src: `${FOLDER}/0-0-1960-500/1920.webp`,
    width: 1920,
    height: 490,
  })
})

test('the parts that an answer names can be read', () => {
  const names = partsIn(shown({ crop: { x: 0, y: 0, width: 500, height: 500 } }))
  expect(names).toHaveLength(3)
  expect(names.map(({ hash, part }) => [hash, partNamed(part)])[0]).toEqual([
    HASH,
    { x: 0, y: 0, width: 500, height: 300 },
  ])
  expect(partsIn(shown())).toHaveLength(2)
})

test.each([
  '',
  '1-2-3',
  '1-2-3-4-5',
  '01-2-3-4',
  '-1-2-3-4',
  '1-2-3-99999',
  '1-2-3-4 ',
  '1.5-2-3-4',
])('%j names no part', (text) => expect(partNamed(text)).toBeUndefined())
