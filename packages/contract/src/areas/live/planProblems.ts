import { liveMoment } from './liveTimes'

/** How many years ahead something can be planned. */
const MAX_YEARS_AHEAD = 5

/** Why a time cannot be planned: it is too far away, or an end that is not later than its start and than now. */
export type PlanProblem = 'tooFar' | 'notLater'

/** What is wrong with the start and the end of a version. Times are live times; a start that has passed means now. */
export function planProblems(
  { from, until }: { from?: string | undefined; until?: string | null | undefined },
  now: string,
): { from?: PlanProblem; until?: PlanProblem } {
  const last = inYears(now, MAX_YEARS_AHEAD)
  const start = from !== undefined && from > now ? from : now
  return {
    ...(start > last && { from: 'tooFar' }),
    ...(until && until > last && { until: 'tooFar' }),
    ...(until && until <= start && { until: 'notLater' }),
  }
}

function inYears(time: string, years: number): string {
  const date = new Date(time)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return liveMoment(date)
}
