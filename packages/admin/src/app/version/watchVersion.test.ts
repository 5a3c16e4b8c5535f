import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { newVersion } from '../../stores/newVersion'
import { watchVersion } from './watchVersion'

const MINUTE = 60_000
const NEW_PAGE = '<script type="module" crossorigin src="/assets/index-new.js"></script>'

const page = Object.assign(new EventTarget(), {
  visibilityState: 'visible',
  querySelector: () => ({ getAttribute: () => '/assets/index-old.js' }),
})
const fetch = vi.fn<() => Promise<Response>>()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', fetch)
  fetch.mockImplementation(() => Promise.resolve(new Response(NEW_PAGE)))
  setVisibility('visible')
  stop = watchVersion()
})

afterEach(() => {
  stop()
  fetch.mockReset()
  newVersion.isAvailable = false
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a deployment is noticed within five minutes', async () => {
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  await vi.waitFor(() => expect(newVersion.isAvailable).toBe(true))
})

test('a hidden window does not check; it checks as soon as it is visible again', async () => {
  setVisibility('hidden')
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(fetch).not.toHaveBeenCalled()
  setVisibility('visible')
  await vi.waitFor(() => expect(newVersion.isAvailable).toBe(true))
})

test('frequent switches between windows check at most once a minute', async () => {
  for (let time = 0; time < 59; time += 1) {
    setVisibility('hidden')
    setVisibility('visible')
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(fetch).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  setVisibility('visible')
  setVisibility('visible')
  expect(fetch).toHaveBeenCalledOnce()
})

function setVisibility(state: 'visible' | 'hidden') {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
}
