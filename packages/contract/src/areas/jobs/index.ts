// What the package exports of background jobs.
export {
  listJobs,
  MAIL_KINDS,
  MAX_JOB_ATTEMPTS,
  MAX_LISTED_JOBS,
  REVIEW_MAIL_KINDS,
  runJob,
  type EdgeKind,
  type Job,
  type JobKind,
  type JobState,
  type MailKind,
  type NewsKind,
  type ReviewMailKind,
} from './jobCalls'
export {
  edgesOf,
  hasHappened,
  jobState,
  noSuchJob,
  requireRunnable,
  secondsToRetry,
} from './jobRules'
