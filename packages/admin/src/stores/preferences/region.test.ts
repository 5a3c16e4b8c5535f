import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { forbidStorage, stubBrowser } from '../../testing/node/stubBrowser'

beforeEach(() => {
  stubBrowser()
  vi.resetModules()
})
afterEach(() => void vi.unstubAllGlobals())

// The store reads the storage when it is loaded, so each test starts it anew.
const start = () => import('./region')

test('the first region is US', async () => {
  expect((await start()).region.country).toBe('US')
})

test('the last choice is taken up again', async () => {
  const { chooseCountry, region } = await start()
  chooseCountry('UK')
  expect(region.country).toBe('UK')
  expect(localStorage.getItem('country')).toBe('UK')
  vi.resetModules()
  expect((await start()).region.country).toBe('UK')
})

test.each(['DE', 'us', '', '__proto__'])(
  'anything else in the storage (%j) means US',
  async (kept) => {
    localStorage.setItem('country', kept)
    const { isCountry, region } = await start()
    expect(region.country).toBe('US')
    expect(isCountry(kept)).toBe(false)
  },
)

test('a forbidden storage means US, and choosing works until the reload', async () => {
  forbidStorage()
  const { chooseCountry, region } = await start()
  expect(region.country).toBe('US')
  chooseCountry('UK')
  expect(region.country).toBe('UK')
})
