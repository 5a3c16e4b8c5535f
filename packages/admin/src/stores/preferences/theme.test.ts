import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { stubBrowser } from '../../testing/node/stubBrowser'

const device = Object.assign(new EventTarget(), { matches: false })

beforeEach(() => {
  stubBrowser()
  vi.stubGlobal('matchMedia', () => device)
  vi.resetModules()
})
afterEach(() => void vi.unstubAllGlobals())

const start = () => import('./theme')
const shown = () => document.documentElement.dataset['theme']

function setDevice(dark: boolean) {
  device.matches = dark
  device.dispatchEvent(new Event('change'))
}

test('follows the device until a theme is chosen, and can be stopped', async () => {
  const { chooseTheme, followTheme } = await start()
  const stop = followTheme()
  expect(shown()).toBe('light')
  setDevice(true)
  expect(shown()).toBe('dark')
  chooseTheme('light')
  setDevice(true)
  expect(shown()).toBe('light')
  chooseTheme('system')
  expect(shown()).toBe('dark')
  stop()
  setDevice(false)
  expect(shown()).toBe('dark')
})

test('stores the choice; any other value in the storage means system', async () => {
  ;(await start()).chooseTheme('dark')
  vi.resetModules()
  expect((await start()).theme.choice).toBe('dark')
  localStorage.setItem('theme', 'sepia')
  vi.resetModules()
  expect((await start()).theme.choice).toBe('system')
})
