// What the package exports of background jobs.
export {
  listJobs,
  MAIL_KINDS,
  MAX_JOB_ATTEMPTS,
  MAX_LISTED_JOBS,
  runJob,
  type EdgeKind,
  type Job,
  type JobKind,
  type JobState,
  type MailKind,
  type NewsKind,
} from './jobCalls'
export {
  edgesOf,
  hasHappened,
  jobState,
  noSuchJob,
  requireRunnable,
  secondsToRetry,
} from './jobRules'
