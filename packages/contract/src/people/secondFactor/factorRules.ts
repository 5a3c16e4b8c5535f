import { Problem, refused } from '../../problems/Problem'
import { factorMessages } from './factorMessages'
import type { FactorState } from './factorStanding'

/** The state of somebody's second factor. `from` is the day (`2026-12-01`, in UTC) from which the role requires one. */
export function factorState(
  { isOn, from }: { isOn: boolean; from: string | null },
  now: Date,
): FactorState {
  if (isOn) return 'on'
  if (from === null) return 'off'
  return isFactorRequired(from, now) ? 'required' : 'due'
}

/** Whether a role that requires a second factor from a day requires one now. `from`: null for a role that requires none. */
export function isFactorRequired(from: string | null, now: Date): boolean {
  return from !== null && from <= dayOf(now)
}

/** The day of a time, in UTC: `2026-12-01`. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}

/** Refuses a day from which a second factor would be required: one that the calendar does not have, or that is past. */
export function refuseDay(day: string | null, now: Date): Problem | undefined {
  if (day === null) return undefined
  const time = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(time.getTime()) || dayOf(time) !== day)
    return refused({ from: factorMessages.notADay })
  return day < dayOf(now) ? refused({ from: factorMessages.inThePast }) : undefined
}

/** The 422 for a code that is wrong, used, or not a code. */
export function wrongCode(): Problem {
  return refused({ code: factorMessages.wrongCode })
}

/** The 401 for a ticket that has expired, was used, or never was. */
export function ticketEnded(): Problem {
  return new Problem(401, factorMessages.ticketEnded, { code: 'login-ended' })
}
