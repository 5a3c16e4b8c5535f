// What the package exports of jobs: work that a server does at a time by itself.
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
