import { MAX_LISTED_JOBS } from '../areas/jobs/jobCalls'
import type { namedCalls } from '../served/namedCalls'
import type { DescriptionsOf } from './CallDescription'

const tag = 'server'

const properties = {
  title: 'The title of the record; empty for one that is gone.',
  attempts: 'How often it was tried.',
  error: 'Why the last attempt failed.',
}

/** The descriptions of the calls about jobs. */
export const jobDescriptions = {
  listJobs: {
    summary: 'The background jobs of the servers',
    description:
      'A job notes that a version has gone live, or has ended, as it was scheduled. No answer of the public site waits for one.',
    tag,
    success: `Of each state the first ${MAX_LISTED_JOBS}. Those that are done are kept for 30 days.`,
    properties,
  },
  runJob: {
    summary: 'Try a job again, now',
    tag,
    success: 'The job, which is due now.',
    properties,
    problems: { 404: 'There is no such job.', 409: 'It runs already, or it is done.' },
  },
} satisfies Partial<DescriptionsOf<typeof namedCalls>>
