import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import {
  resetSessionExpiry,
  updateSessionExpiry,
  sessionExpiry,
} from '../../stores/session/sessionExpiry'
import { watchSessionExpiry } from './watchSessionExpiry'
import type { SessionWarning } from './sessionWarning'

const SECOND = 1000
const MINUTE = 60 * SECOND

let stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('window', new EventTarget())
})

afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  resetSessionExpiry()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function start(token = 'one') {
  const onWarning = vi.fn<(notice: SessionWarning | undefined) => void>()
  const onExpired = vi.fn<() => void>()
  stops.push(watchSessionExpiry({ token, onWarning, onExpired }))
  return { onWarning, onExpired }
}

/** An answer of the server, with what it tells in its headers. */
async function hear(idleSeconds: number, seconds = 28_800) {
  const headers = new Headers({
    'Session-Idle-Ends-In': String(idleSeconds),
    'Session-Ends-In': String(seconds),
  })
  updateSessionExpiry((name) => headers.get(name))
  await vi.advanceTimersByTimeAsync(0)
}

test('two minutes before the end it says so, and once more when one is left', async () => {
  const { onWarning, onExpired } = start()
  await hear(1800)
  await vi.advanceTimersByTimeAsync(28 * MINUTE - SECOND)
  expect(onWarning).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(SECOND)
  expect(onWarning.mock.calls).toEqual([[{ kind: 'idle', minutes: 2 }]])
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(onWarning).toHaveBeenLastCalledWith({ kind: 'idle', minutes: 1 })
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(onExpired).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(15 * SECOND)
  expect(onWarning).toHaveBeenLastCalledWith(undefined)
  expect(onExpired).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(onExpired).toHaveBeenCalledOnce()
})

test('any answer of the server takes it back', async () => {
  const { onWarning } = start()
  await hear(110)
  expect(onWarning).toHaveBeenLastCalledWith({ kind: 'idle', minutes: 2 })
  await hear(1800)
  expect(onWarning).toHaveBeenLastCalledWith(undefined)
})

test('before the last moment no answer takes it back', async () => {
  const { onWarning } = start()
  await hear(1800, 100)
  await hear(1800, 95)
  expect(onWarning.mock.calls).toEqual([[{ kind: 'final', minutes: 2 }]])
})

test('a device that wakes after the end says nothing of minutes', async () => {
  const { onWarning, onExpired } = start()
  await hear(1800)
  vi.setSystemTime(Date.now() + 3 * 60 * MINUTE)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onExpired).toHaveBeenCalledOnce()
  expect(onWarning.mock.calls).toEqual([[undefined]])
})

test('a device that wakes just before the end says what is left, without any event', async () => {
  const { onWarning } = start()
  await hear(1800)
  vi.setSystemTime(Date.now() + 29.5 * MINUTE)
  await vi.advanceTimersByTimeAsync(15 * SECOND)
  expect(onWarning.mock.calls).toEqual([[{ kind: 'idle', minutes: 1 }]])
})

test('another tab of the session postpones it here, one of another session does not', async () => {
  const { onWarning } = start()
  await hear(110)
  const later = { idleAt: Date.now() + 30 * MINUTE, finalAt: Date.now() + 480 * MINUTE }
  await tell('two', later)
  expect(onWarning).toHaveBeenLastCalledWith({ kind: 'idle', minutes: 2 })
  await tell('one', later)
  await vi.waitFor(() => expect(onWarning).toHaveBeenLastCalledWith(undefined))
  expect(sessionExpiry).toEqual(later)
})

/** What a tab of the session with this token does when it hears from the server. */
async function tell(token: string, ends: object) {
  const tab = new BroadcastChannel(`session-ends ${token}`)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, no window
  tab.postMessage(ends)
  vi.useRealTimers()
  await new Promise((resolve) => setTimeout(resolve, 50))
  vi.useFakeTimers({ now: Date.now() })
  tab.close()
}
