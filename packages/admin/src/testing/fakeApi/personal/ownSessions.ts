import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  Problem,
  sessionMessages,
  type OwnSession,
} from '@staff/contract'
import { FIXTURE_NOW } from '@staff/entity'

import type { FakeCall } from '../fakeAnswer'

/** The sessions of the user of a story, and the calls about them. */
export function fakeOwnSessions() {
  let living: readonly OwnSession[] = OWN_SESSIONS

  function endOthers() {
    living = living.filter(({ current }) => current)
  }

  const calls: FakeCall[] = [
    [listOwnSessions, () => ({ status: 200, body: { sessions: living } })],
    [
      endOtherSessions,
      () => {
        endOthers()
        return { status: 204 }
      },
    ],
    [
      endOwnSession,
      ({ id }) => {
        const left = living.filter((session) => session.id !== id)
        if (left.length === living.length) throw new Problem(404, sessionMessages.noSuchSession)
        living = left
        return { status: 204 }
      },
    ],
  ]
  /** Whether the current session has not ended. */
  const isLiving = () => living.some(({ current }) => current)
  return { calls, endOthers, isLiving }
}

/** The sessions of the user of a story. */
export const OWN_SESSIONS: OwnSession[] = [
  place(1, 'Firefox on Windows', '203.0.113.24', { started: 42, seen: 0 }),
  place(2, 'Safari on iPhone', '2001:db8:85a3:8d3:1319:8a2e:370:7348', { started: 190, seen: 12 }),
  place(3, 'Chrome on Mac', '198.51.100.7', { started: 415, seen: 27 }),
]

/** A session with its start and last use, in minutes before `FIXTURE_NOW`. The first is the current session. */
function place(
  number: number,
  device: string,
  address: string,
  ago: { started: number; seen: number },
): OwnSession {
  return {
    id: `019a0000-0000-7000-9100-${String(number).padStart(12, '0')}`,
    startedAt: minutesBefore(ago.started),
    lastSeenAt: minutesBefore(ago.seen),
    address,
    device,
    current: number === 1,
  }
}

function minutesBefore(minutes: number): string {
  return new Date(FIXTURE_NOW.getTime() - minutes * 60_000).toISOString()
}
