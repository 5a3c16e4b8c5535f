import {
  liveMoment,
  meaningOf,
  planProblems,
  wallTimeOf,
  type PlanProblem,
  type WallTimeMeaning,
} from '@staff/contract'

import type { Plan } from '../../../data/live/scheduleRecord'

/** A day and a time as somebody types them, on the clocks of a zone. */
export interface TypedMoment {
  /** 'YYYY-MM-DD', or another text. */
  day: string
  /** 'HH:MM', or another text. */
  time: string
  /** Which one is meant of a time that exists twice. */
  turn?: 'first' | 'second' | undefined
}

/** When a version goes live and ends, as somebody types it. Undefined: now, and never. */
export interface TypedPlan {
  from: TypedMoment | undefined
  until: TypedMoment | undefined
}

/** What is to be corrected of a typed moment, at the input that it concerns. */
export interface MomentErrors {
  day?: string | undefined
  time?: string | undefined
}

export interface PlanErrors {
  from?: MomentErrors | undefined
  until?: MomentErrors | undefined
}

/** What a typed moment means on the clocks of a zone; undefined as long as it is no day with a time. */
export function meaningOfTyped({ day, time }: TypedMoment, zone: string) {
  if (!DAY.test(day) || !TIME.test(time)) return undefined
  try {
    return meaningOf(`${day}T${time}`, zone)
  } catch {
    return undefined
  }
}

const DAY = /^\d{4}-\d\d-\d\d$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** The instant that a typed moment means; undefined if it is to be corrected first. */
export function instantOf(typed: TypedMoment, zone: string): string | undefined {
  const meaning = meaningOfTyped(typed, zone)
  if (meaning?.kind === 'once') return meaning.instant
  if (meaning?.kind !== 'twice' || !typed.turn) return undefined
  return meaning.instants[typed.turn === 'first' ? 0 : 1]
}

/** An instant as it is typed in a zone. */
export function typedAt(instant: string, zone: string): TypedMoment {
  const wallTime = wallTimeOf(instant, zone)
  const [day = '', time = ''] = wallTime.split('T')
  const meaning = meaningOf(wallTime, zone)
  if (meaning.kind !== 'twice') return { day, time }
  const isFirst = Date.parse(meaning.instants[0]) === Date.parse(instant)
  return { day, time, turn: isFirst ? 'first' : 'second' }
}

/** Nine o'clock of the day after an instant, when work begins. It can be changed. */
export function nextMorning(now: Date, zone: string): TypedMoment {
  const tomorrow = new Date(`${typedAt(now.toISOString(), zone).day}T00:00:00Z`)
  tomorrow.setUTCDate(tomorrow.getUTCDate() + 1)
  return { day: tomorrow.toISOString().slice(0, 10), time: '09:00' }
}

/** The plan that somebody has typed, or what is to be corrected. */
export function readPlan(
  typed: TypedPlan,
  zone: string,
  now: Date,
): { plan: Plan; errors?: undefined } | { plan?: undefined; errors: PlanErrors } {
  const from = typed.from && instantOf(typed.from, zone)
  const until = typed.until && instantOf(typed.until, zone)
  const errors: PlanErrors = {
    ...(typed.from && !from && { from: momentErrors(typed.from, zone) }),
    ...(typed.until && !until && { until: momentErrors(typed.until, zone) }),
  }
  const times = {
    ...(from && { from: liveMoment(from) }),
    ...(until && { until: liveMoment(until) }),
  }
  const problems = planProblems(times, liveMoment(now))
  if (problems.from) errors.from = { day: problemText(problems.from, false) }
  if (problems.until) errors.until = { day: problemText(problems.until, isAhead(from, now)) }
  if (errors.from ?? errors.until) return { errors }
  return { plan: { from, until: until ?? null } }
}

function isAhead(from: string | undefined, now: Date): boolean {
  return from !== undefined && Date.parse(from) > now.getTime()
}

function problemText(problem: PlanProblem, isAfterStart: boolean): string {
  if (problem === 'tooFar') return 'It must be within the next five years'
  return isAfterStart ? 'The end must be later than the start' : 'The end must be later than now'
}

/** What is to be corrected of a typed moment that means no instant. */
export function momentErrors(typed: TypedMoment, zone: string): MomentErrors {
  const meaning: WallTimeMeaning | undefined = meaningOfTyped(typed, zone)
  if (meaning?.kind === 'never') return { time: 'This time does not exist' }
  if (meaning?.kind === 'twice') return { time: 'Choose the first or the second time' }
  return {
    ...(!isRealDay(typed.day) && {
      day: typed.day === '' ? 'A day is required' : 'It must be a day',
    }),
    ...(!TIME.test(typed.time) && {
      time: typed.time === '' ? 'A time is required' : 'It must be a time of day',
    }),
  }
}

function isRealDay(day: string): boolean {
  return DAY.test(day) && meaningOfTyped({ day, time: '12:00' }, 'UTC') !== undefined
}
