// What the package exports of background jobs.
export {
  listJobs,
  MAX_JOB_ATTEMPTS,
  MAX_LISTED_JOBS,
  runJob,
  type Job,
  type JobKind,
  type JobState,
} from './jobCalls'
export {
  edgesOf,
  hasHappened,
  jobState,
  noSuchJob,
  requireRunnable,
  secondsToRetry,
} from './jobRules'
