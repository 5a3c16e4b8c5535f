import { expect, test, vi } from 'vitest'

import { createServer } from './createServer'
import { LIMITS, PLUGIN_TIMEOUT_MS } from './limits'

/** A server with one part that takes so many seconds of a busy machine to get ready. */
async function readyAfter(ms: number) {
  vi.useFakeTimers()
  try {
    const server = createServer({ trustedProxies: 0, hsts: undefined }, LIMITS, {
      logLevel: 'silent',
    })
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

test('a part that takes minutes is slow, and one that takes longer is stuck', async () => {
  expect(await readyAfter(PLUGIN_TIMEOUT_MS - 10_000)).toBe('ready')
  expect(await readyAfter(PLUGIN_TIMEOUT_MS + 10_000)).toBe('FST_ERR_PLUGIN_TIMEOUT')
})
