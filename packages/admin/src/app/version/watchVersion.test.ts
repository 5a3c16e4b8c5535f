import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { newVersion } from '../../stores/newVersion'
import { watchVersion } from './watchVersion'

const MINUTE = 60_000
const NEW_PAGE = '<script type="module" crossorigin src="/assets/index-new.js"></script>'

const page = Object.assign(new EventTarget(), {
  visibilityState: 'visible',
  querySelector: (selector: string) =>
    selector.startsWith('script') ? { getAttribute: () => '/assets/index-old.js' } : null,
})
const fetch = vi.fn<() => Promise<Response>>()
const reload = vi.fn<() => void>()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('performance', { getEntriesByType: () => [] })
  vi.stubGlobal('document', page)
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('window', { location: { reload } })
  vi.stubGlobal('fetch', fetch)
  fetch.mockImplementation(() => Promise.resolve(new Response(NEW_PAGE)))
  setVisibility('visible')
  stop = watchVersion()
})

afterEach(() => {
  stop()
  fetch.mockReset()
  reload.mockReset()
  newVersion.isAvailable = false
  vi.unstubAllGlobals()
  vi.useRealTimers()
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

describe('a page from the cache', () => {
  test('is replaced at once by a newer one', async () => {
    startAgain({ transferSize: 0, type: 'navigate' })
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  test('stays when somebody uses it already, and the banner offers the newer one', async () => {
    startAgain({ transferSize: 0, type: 'navigate' }, true)
    await vi.waitFor(() => expect(newVersion.isAvailable).toBe(true))
    expect(reload).not.toHaveBeenCalled()
  })

  test.each([
    { transferSize: 0, type: 'reload' },
    { transferSize: 300, type: 'navigate' },
  ])('is not what the server has just sent: %j', (entry) => {
    startAgain(entry)
    expect(fetch).not.toHaveBeenCalled()
  })
})

function startAgain(entry: { transferSize: number; type: string }, hasBeenActive = false) {
  stop()
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: '/', ...entry }] })
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } })
  stop = watchVersion()
}

function setVisibility(state: 'visible' | 'hidden') {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
}
