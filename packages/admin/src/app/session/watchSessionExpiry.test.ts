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
  const onWarning = vi.fn<(warning: SessionWarning | undefined) => void>()
  const onExpired = vi.fn<() => void>()
  stops.push(watchSessionExpiry({ token, onWarning, onExpired }))
  return { onWarning, onExpired }
}

/** Simulates a response with the remaining seconds of the session in its headers. */
async function receive(idleSeconds: number, seconds = 28_800) {
  const headers = new Headers({
    'Session-Idle-Ends-In': String(idleSeconds),
    'Session-Ends-In': String(seconds),
  })
  updateSessionExpiry((name) => headers.get(name))
  await vi.advanceTimersByTimeAsync(0)
}

test('warns two minutes before the end, and again one minute before', async () => {
  const { onWarning, onExpired } = start()
  await receive(1800)
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

test('a whole number of minutes before the end, the next check is not at once', async () => {
  start()
  await receive(1800)
  expect(vi.getTimerCount()).toBe(1)
  const now = Date.now()
  vi.advanceTimersToNextTimer()
  expect(Date.now() - now).toBe(15 * SECOND)
})

test('any response of the server clears the warning', async () => {
  const { onWarning } = start()
  await receive(110)
  expect(onWarning).toHaveBeenLastCalledWith({ kind: 'idle', minutes: 2 })
  await receive(1800)
  expect(onWarning).toHaveBeenLastCalledWith(undefined)
})

test('no response clears the warning before the maximum duration', async () => {
  const { onWarning } = start()
  await receive(1800, 100)
  await receive(1800, 95)
  expect(onWarning.mock.calls).toEqual([[{ kind: 'final', minutes: 2 }]])
})

test('a device that wakes after the end shows no warning', async () => {
  const { onWarning, onExpired } = start()
  await receive(1800)
  vi.setSystemTime(Date.now() + 3 * 60 * MINUTE)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onExpired).toHaveBeenCalledOnce()
  expect(onWarning.mock.calls).toEqual([[undefined]])
})

test('a device that wakes just before the end warns without any event', async () => {
  const { onWarning } = start()
  await receive(1800)
  vi.setSystemTime(Date.now() + 29.5 * MINUTE)
  await vi.advanceTimersByTimeAsync(15 * SECOND)
  expect(onWarning.mock.calls).toEqual([[{ kind: 'idle', minutes: 1 }]])
})

test('a tab of the same session clears the warning here, a tab of another session does not', async () => {
  const { onWarning } = start()
  await receive(110)
  const later = { idleAt: Date.now() + 30 * MINUTE, finalAt: Date.now() + 480 * MINUTE }
  await broadcast('two', later)
  expect(onWarning).toHaveBeenLastCalledWith({ kind: 'idle', minutes: 2 })
  await broadcast('one', later)
  await vi.waitFor(() => expect(onWarning).toHaveBeenLastCalledWith(undefined))
  expect(sessionExpiry).toEqual(later)
})

/** Simulates a tab of the session with this token that received a response. */
async function broadcast(token: string, expiry: object) {
  const tab = new BroadcastChannel(`session-ends ${token}`)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, no window
  tab.postMessage(expiry)
  vi.useRealTimers()
  await new Promise((resolve) => setTimeout(resolve, 50))
  vi.useFakeTimers({ now: Date.now() })
  tab.close()
}
