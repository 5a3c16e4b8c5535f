import { Problem } from '../../problems/Problem'
import type { LiveTime } from '../live/liveTimes'
import { MAX_JOB_ATTEMPTS, type EdgeKind, type Job, type JobState } from './jobCalls'

/** What the state of a job depends on. Times are ISO 8601 in UTC, and compare like texts. */
export interface JobProgress {
  attempts: number
  /** Until when a server has it, or after an error until when nobody tries it again; null if it is free. */
  lease: string | null
  /** Why the last attempt failed; null while a server tries it, and if it did not fail. */
  error: string | null
  doneAt: string | null
}

/** The state of a job at a time. */
export function jobState({ attempts, lease, error, doneAt }: JobProgress, now: string): JobState {
  if (doneAt !== null) return 'Done'
  if (error === null && lease !== null && lease > now) return 'Running'
  return attempts >= MAX_JOB_ATTEMPTS ? 'Failed' : 'Waiting'
}

/** How many seconds after a failed attempt the next one begins: 10, 20, 40 and so on, an hour at most. */
export function secondsToRetry(attempts: number): number {
  return Math.min(3600, 10 * 2 ** Math.max(0, attempts - 1))
}

/** The instants after a moment at which something goes live, or ends, of a record: what jobs are due for. */
export function edgesOf(times: readonly LiveTime[], now: string): { kind: EdgeKind; at: string }[] {
  return times.flatMap(({ from, until }) => [
    ...(from > now ? [{ kind: 'went-live' as const, at: from }] : []),
    ...(until !== null && until > now && isEnd(times, until)
      ? [{ kind: 'ended' as const, at: until }]
      : []),
  ])
}

/** Whether what a job is due for has happened: the version has gone live, or has ended, at that time. */
export function hasHappened(kind: EdgeKind, at: string, times: readonly LiveTime[]): boolean {
  if (kind === 'went-live') return times.some(({ from }) => from === at)
  return times.some(({ until }) => until === at) && isEnd(times, at)
}

/** Whether nothing follows at a moment. */
function isEnd(times: readonly LiveTime[], at: string): boolean {
  return !times.some(({ from }) => from === at)
}

/** The 404 for a job. */
export function noSuchJob(): Problem {
  return new Problem(404, 'There is no such job. It may be done and deleted.')
}

/** Throws a 409 for a job that runs or is done. */
export function requireRunnable({ state }: Pick<Job, 'state'>): void {
  if (state === 'Running') throw new Problem(409, 'This job runs already.')
  if (state === 'Done') throw new Problem(409, 'This job is done already.')
}
