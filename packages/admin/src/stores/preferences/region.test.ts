import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { forbidStorage, stubBrowser } from '../../testing/node/stubBrowser'

beforeEach(() => {
  stubBrowser()
  vi.resetModules()
})
afterEach(() => void vi.unstubAllGlobals())

// The store reads the storage when its module is loaded, so each test loads it again.
const start = () => import('./region')

test('at first, no region is chosen', async () => {
  expect((await start()).region.chosen).toBeNull()
})

test('restores the last choice', async () => {
  const { chooseRegion, region } = await start()
  chooseRegion('UK')
  expect(region.chosen).toBe('UK')
  expect(localStorage.getItem('country')).toBe('UK')
  vi.resetModules()
  expect((await start()).region.chosen).toBe('UK')
})

test('with a forbidden storage, a choice lasts until the reload', async () => {
  forbidStorage()
  const { chooseRegion, region } = await start()
  expect(region.chosen).toBeNull()
  chooseRegion('UK')
  expect(region.chosen).toBe('UK')
})
