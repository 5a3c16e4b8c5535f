import { expect, test, vi } from 'vitest'

import { createServer } from './createServer'
import { LIMITS, PLUGIN_TIMEOUT_MS } from './limits'

/** Starts a server with a plug-in that takes this long to load. Returns 'ready' or the error's code. */
async function startWith(ms: number) {
  vi.useFakeTimers()
  try {
    const server = createServer(
      { trustedProxies: 0, hsts: undefined },
      { limits: LIMITS, log: { logLevel: 'silent' } },
    )
    server.register(async () => void (await wait(ms)))
    const ready = Promise.resolve(server.ready()).then(
      () => 'ready',
      (error: Error & { code?: string }) => error.code,
    )
    await vi.advanceTimersByTimeAsync(ms + 1000)
    return await ready
  } finally {
    vi.useRealTimers()
  }
}

function wait(ms: number) {
  return new Promise((done) => setTimeout(done, ms))
}

test('a plug-in may take minutes to load, but not longer than the timeout', async () => {
  expect(await startWith(PLUGIN_TIMEOUT_MS - 10_000)).toBe('ready')
  expect(await startWith(PLUGIN_TIMEOUT_MS + 10_000)).toBe('FST_ERR_PLUGIN_TIMEOUT')
})
