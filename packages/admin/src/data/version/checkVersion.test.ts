import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { newVersion } from '../../stores/newVersion'
import { checkVersion, filesOf } from './checkVersion'

const OWN = '/assets/index-D3adB33f.js'
const SHEET = '/assets/styles-D3adB33f.css'

beforeEach(() => runs(OWN))
afterEach(() => {
  newVersion.isAvailable = false
  vi.unstubAllGlobals()
})

test('the same script is the same version', async () => {
  serves(pageWith(OWN))
  expect(await checkVersion()).toBe(false)
})

test('another script is a new version, even after a later failure', async () => {
  serves(pageWith('/assets/index-BeefCafe.js'))
  expect(await checkVersion()).toBe(true)
  serves('', 503)
  expect(await checkVersion()).toBe(true)
})

test('another style sheet is a new version', async () => {
  serves(pageWith(OWN, '/assets/styles-BeefCafe.css'))
  expect(await checkVersion()).toBe(true)
})

test('asks for the page of this tab, and lets the browser keep it', async () => {
  const address = 'https://console.example.com/US/dashboard'
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: address }] })
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response('')))
  vi.stubGlobal('fetch', fetch)
  await checkVersion()
  expect(fetch).toHaveBeenCalledWith(address, expect.objectContaining({ cache: 'no-cache' }))
})

test.each([
  ['a server that restarts', '', 503],
  ['the page of a proxy', '<html><body>Log in to the network</body></html>', 200],
  ['an API whose console is not built', 'The API is running; the console is not built', 200],
])('%s is no new version', async (_what, body, status) => {
  serves(body, status)
  expect(await checkVersion()).toBe(false)
})

test('no network is no new version', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await checkVersion()).toBe(false)
})

test('makes no call in development', async () => {
  runs('/src/main.tsx')
  const fetch = vi.fn<() => Promise<Response>>()
  vi.stubGlobal('fetch', fetch)
  expect(await checkVersion()).toBe(false)
  expect(fetch).not.toHaveBeenCalled()
})

test('finds the module script and the style sheets of a page', () => {
  expect(filesOf(pageWith(OWN))).toEqual([OWN, SHEET])
  expect(filesOf('<script src="/theme.js"></script>')).toEqual([])
})

function runs(src: string) {
  const files = [src, SHEET]
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector.startsWith('script')
        ? { getAttribute: () => src }
        : (files.find((file) => selector.includes(`"${file}"`)) ?? null),
  })
}

function serves(body: string, status = 200) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
}

function pageWith(src: string, sheet = SHEET): string {
  return `<head><script src="/theme.js"></script><script type="module" crossorigin src="${src}"></script></head><link rel="stylesheet" href="${sheet}" disabled>`
}
