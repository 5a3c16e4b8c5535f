import { Problem, sessionMessages, type OwnSession } from '@staff/contract'
import { FIXTURE_NOW } from '@staff/entity'

import type { FakeAnswer, FakeRequest } from '../fakeAnswer'

/** The calls about the sessions of the user of a story. */
export function fakeOwnSessions() {
  const living = new Map(OWN_SESSIONS.map((session) => [session.id, session]))

  function list(): FakeAnswer {
    return { status: 200, body: { sessions: [...living.values()] } }
  }

  function end({ id = '' }: FakeRequest): FakeAnswer {
    if (!living.delete(id)) throw new Problem(404, sessionMessages.noSuchSession)
    return { status: 204 }
  }

  function endOthers(): FakeAnswer {
    for (const { id, current } of OWN_SESSIONS) if (!current) living.delete(id)
    return { status: 204 }
  }

  /** Whether the current session has not ended. */
  function isLiving(): boolean {
    return OWN_SESSIONS.some(({ id, current }) => current && living.has(id))
  }

  return { list, end, endOthers, isLiving }
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
