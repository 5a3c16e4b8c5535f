import { FIXTURE_NOW } from '@staff/entity'

import type { Job } from '../areas/jobs/jobCalls'

const job: Job = {
  id: '019a0000-0000-7000-9800-000000000001',
  kind: 'went-live',
  area: 'careers',
  recordId: '019a0000-0000-7000-8000-000000000001',
  title: 'Senior React engineer',
  state: 'Failed',
  due: FIXTURE_NOW.toISOString(),
  attempts: 10,
  error: 'The database did not answer.',
  doneAt: null,
}

/** The examples of the calls about jobs. */
export const jobExamples = {
  listJobs: { response: { jobs: [job] } },
  runJob: {
    params: { id: job.id },
    response: { ...job, state: 'Waiting' as const, attempts: 0, error: null },
  },
}
