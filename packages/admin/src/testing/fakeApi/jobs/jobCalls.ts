import {
  listJobs,
  MAX_LISTED_JOBS,
  noSuchJob,
  requireRunnable,
  runJob,
  type Job,
} from '@staff/contract'

import type { FakeCall, FakeHandler } from '../fakeAnswer'

/** The calls about jobs, on jobs in memory. The clock of a story stands still, so none of them becomes due. */
export function jobCalls(initial: readonly Job[] = []): FakeCall[] {
  let jobs = initial

  const list: FakeHandler = () => ({
    status: 200,
    body: {
      jobs: STATES.flatMap((state) =>
        jobs.filter((job) => job.state === state).slice(0, MAX_LISTED_JOBS),
      ),
    },
  })

  const run: FakeHandler = ({ id }) => {
    const found = jobs.find((job) => job.id === id)
    if (!found) throw noSuchJob()
    requireRunnable(found)
    const again: Job = { ...found, state: 'Waiting', attempts: 0, error: null }
    jobs = jobs.map((job) => (job === found ? again : job))
    return { status: 200, body: again }
  }

  return [
    [listJobs, list],
    [runJob, run],
  ]
}

/** The order of a list. */
const STATES: readonly Job['state'][] = ['Failed', 'Running', 'Waiting', 'Done']
