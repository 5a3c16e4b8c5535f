import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { forgetSessionEnds, noteSessionEnds, sessionEnds } from '../../stores/session/sessionEnds'
import { runSessionClock } from './sessionClock'
import type { SessionNotice } from './sessionNotice'

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
  forgetSessionEnds()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function start(token = 'one') {
  const onNotice = vi.fn<(notice: SessionNotice | undefined) => void>()
  const onOver = vi.fn<() => void>()
  stops.push(runSessionClock({ token, onNotice, onOver }))
  return { onNotice, onOver }
}

/** An answer of the server, with what it tells in its headers. */
async function hear(idleSeconds: number, seconds = 28_800) {
  const headers = new Headers({
    'Session-Idle-Ends-In': String(idleSeconds),
    'Session-Ends-In': String(seconds),
  })
  noteSessionEnds((name) => headers.get(name))
  await vi.advanceTimersByTimeAsync(0)
}

test('two minutes before the end it says so, and once more when one is left', async () => {
  const { onNotice, onOver } = start()
  await hear(1800)
  await vi.advanceTimersByTimeAsync(28 * MINUTE - SECOND)
  expect(onNotice).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(SECOND)
  expect(onNotice.mock.calls).toEqual([[{ kind: 'idle', minutes: 2 }]])
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(onNotice).toHaveBeenLastCalledWith({ kind: 'idle', minutes: 1 })
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(onOver).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(15 * SECOND)
  expect(onNotice).toHaveBeenLastCalledWith(undefined)
  expect(onOver).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(onOver).toHaveBeenCalledOnce()
})

test('any answer of the server takes it back', async () => {
  const { onNotice } = start()
  await hear(110)
  expect(onNotice).toHaveBeenLastCalledWith({ kind: 'idle', minutes: 2 })
  await hear(1800)
  expect(onNotice).toHaveBeenLastCalledWith(undefined)
})

test('before the last moment no answer takes it back', async () => {
  const { onNotice } = start()
  await hear(1800, 100)
  await hear(1800, 95)
  expect(onNotice.mock.calls).toEqual([[{ kind: 'final', minutes: 2 }]])
})

test('a device that wakes after the end says nothing of minutes', async () => {
  const { onNotice, onOver } = start()
  await hear(1800)
  vi.setSystemTime(Date.now() + 3 * 60 * MINUTE)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onOver).toHaveBeenCalledOnce()
  expect(onNotice.mock.calls).toEqual([[undefined]])
})

test('a device that wakes just before the end says what is left, without any event', async () => {
  const { onNotice } = start()
  await hear(1800)
  vi.setSystemTime(Date.now() + 29.5 * MINUTE)
  await vi.advanceTimersByTimeAsync(15 * SECOND)
  expect(onNotice.mock.calls).toEqual([[{ kind: 'idle', minutes: 1 }]])
})

test('another tab of the session postpones it here, one of another session does not', async () => {
  const { onNotice } = start()
  await hear(110)
  const later = { idleAt: Date.now() + 30 * MINUTE, finalAt: Date.now() + 480 * MINUTE }
  await tell('two', later)
  expect(onNotice).toHaveBeenLastCalledWith({ kind: 'idle', minutes: 2 })
  await tell('one', later)
  await vi.waitFor(() => expect(onNotice).toHaveBeenLastCalledWith(undefined))
  expect(sessionEnds).toEqual(later)
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
