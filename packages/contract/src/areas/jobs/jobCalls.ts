import { defineCall, jsonResponse } from '../../call/defineCall'
import { json, type ValueOf } from '../../call/json'

/** How many jobs are listed of each state. */
export const MAX_LISTED_JOBS = 100

/** How often a job is tried before it counts as failed. */
export const MAX_JOB_ATTEMPTS = 10

/** What happens to a record at a time for which it was scheduled: a version goes live, or ends. A job notes it. */
const EDGE_KINDS = ['went-live', 'ended'] as const
export type EdgeKind = (typeof EDGE_KINDS)[number]

/** The news about an account that its user gets by mail. */
const NEWS_KINDS = [
  'password-changed',
  'email-changed',
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'recovery-code-used',
] as const
export type NewsKind = (typeof NEWS_KINDS)[number]

/** What people hear by mail about a version of a record: somebody asks them to publish it, has sent it back, or answers their preview link. */
export const REVIEW_MAIL_KINDS = ['asked-to-publish', 'sent-back', 'preview-answered'] as const
export type ReviewMailKind = (typeof REVIEW_MAIL_KINDS)[number]

/**
 * The mails that jobs send: an invitation, a link for somebody who has forgotten their password, news about the account and about the review
 * of records, and a test.
 */
export const MAIL_KINDS = [
  'invitation',
  'reset',
  ...NEWS_KINDS,
  ...REVIEW_MAIL_KINDS,
  'test-mail',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** What a job does. */
const JOB_KINDS = [...EDGE_KINDS, ...MAIL_KINDS] as const
export type JobKind = (typeof JOB_KINDS)[number]

/** Waiting: it is due later, or is tried again. Running: a server does it now. Failed: nobody tries it again by itself. Done: it is over. */
export const JOB_STATES = ['Waiting', 'Running', 'Failed', 'Done'] as const
export type JobState = (typeof JOB_STATES)[number]

const jobType = json.object({
  id: json.text(),
  kind: json.choice(JOB_KINDS),
  area: json.text(),
  recordId: json.text(),
  title: json.text(),
  state: json.choice(JOB_STATES),
  due: json.timestamp(),
  attempts: json.integer(),
  error: json.textOrNull(),
  doneAt: json.timestampOrNull(),
})

/**
 * A background job: work that a server does at a time by itself. `title` is that of its record, which is a user for a mail, and empty for one
 * that is gone. `error` is why the last attempt
 * failed. No answer of the public site waits for a job.
 */
export type Job = ValueOf<typeof jobType>

const access = 'administrator'

/**
 * Lists jobs: those that failed, those that run or wait, the soonest first, and those that are done, the last one first. An open console
 * asks every 15 seconds.
 */
export const listJobs = defineCall({
  method: 'GET',
  path: '/jobs',
  access,
  isBackground: true,
  success: jsonResponse(200, json.object({ jobs: json.list(jobType) })),
})

/** Tries a failed or waiting job again, now. */
export const runJob = defineCall({
  method: 'POST',
  path: '/jobs/:id/run',
  access,
  success: jsonResponse(200, jobType),
})
