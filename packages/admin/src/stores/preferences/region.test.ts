import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { forbidStorage, stubBrowser } from '../../testing/node/stubBrowser'

beforeEach(() => {
  stubBrowser()
  vi.resetModules()
})
afterEach(() => void vi.unstubAllGlobals())

// The store reads the storage when its module is loaded, so each test loads it again.
const start = () => import('./region')

test('the default region is US', async () => {
  expect((await start()).region.country).toBe('US')
})

test('restores the last choice', async () => {
  const { chooseCountry, region } = await start()
  chooseCountry('UK')
  expect(region.country).toBe('UK')
  expect(localStorage.getItem('country')).toBe('UK')
  vi.resetModules()
  expect((await start()).region.country).toBe('UK')
})

test.each(['DE', 'us', '', '__proto__'])(
  'any other value in the storage (%j) means US',
  async (stored) => {
    localStorage.setItem('country', stored)
    const { isCountry, region } = await start()
    expect(region.country).toBe('US')
    expect(isCountry(stored)).toBe(false)
  },
)

test('a forbidden storage means US, and a choice lasts until the reload', async () => {
  forbidStorage()
  const { chooseCountry, region } = await start()
  expect(region.country).toBe('US')
  chooseCountry('UK')
  expect(region.country).toBe('UK')
})
