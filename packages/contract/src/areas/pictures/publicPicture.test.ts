import { expect, test } from 'vitest'

import { publicPicture } from './publicPicture'

const srcsetOf = (width: number) =>
  publicPicture('/api/images/ab.webp', { width, height: 9, placeholder: null }).srcset

test('a picture has the sizes below its width, and one with its width', () => {
  expect(srcsetOf(900)).toBe(
    '/api/images/ab/320.webp 320w, /api/images/ab/640.webp 640w, /api/images/ab/960.webp 900w',
  )
  expect(srcsetOf(640)).toBe('/api/images/ab/320.webp 320w, /api/images/ab/640.webp 640w')
  expect(srcsetOf(90)).toBe('/api/images/ab/320.webp 90w')
})

test('the largest size is 1920', () => {
  expect(srcsetOf(2000)).toMatch(/\/1280\.webp 1280w, \/api\/images\/ab\/1920\.webp 1920w$/)
})
