import { Problem, secondsToRetry } from '@staff/contract'
import type { FastifyBaseLogger } from 'fastify'

import type { Db } from '../../platform/db/database'
import { MailError } from '../../platform/mail/mailer'
import { databaseProblem } from '../../platform/problems/databaseProblem'
import {
  claimJobs,
  doJob,
  giveBack,
  keepFailure,
  keepFinalFailure,
  type ClaimedJob,
  type Effect,
  type Outlook,
} from './jobStore'

/** How long a worker rests at most, in milliseconds. */
const REST_MS = 15_000

/**
 * Does the jobs that are due, one after the other. Each node has one worker; a lease keeps a job from the others, until it is done or the node is
 * gone.
 */
export class JobWorker {
  #isOn = false
  #isNudged = false
  #timer: NodeJS.Timeout | undefined
  #work: Promise<void> | undefined
  #known: (Outlook & { at: number }) | undefined

  constructor(
    private readonly db: Db,
    private readonly log: Pick<FastifyBaseLogger, 'error'>,
    private readonly effect: Effect,
  ) {}

  start() {
    this.#isOn = true
    this.nudge()
  }

  /** Lets the job that is being done come to its end. */
  async stop() {
    this.#isOn = false
    clearTimeout(this.#timer)
    await this.#work
  }

  /** Looks for work now. Does nothing before the start and after the end. */
  nudge() {
    if (!this.#isOn) return
    this.#isNudged = true
    this.#work ??= this.#workOff()
  }

  /** How long the oldest job is due that is still tried, and how many have failed, as far as this node knows. Asks nobody. */
  load(): { oldestDueSeconds: number; failed: number } {
    const { msOverdue = null, failed = 0, at = 0 } = this.#known ?? {}
    // A worker that hangs knows of no news, so a job that should be done by now counts as due.
    const ms = msOverdue === null ? 0 : msOverdue + performance.now() - at
    return { oldestDueSeconds: Math.max(0, ms / 1000), failed }
  }

  async #workOff() {
    clearTimeout(this.#timer)
    let restMs = REST_MS
    try {
      while (this.#isOn && this.#isNudged) {
        this.#isNudged = false
        const { claimed, ...outlook } = await claimJobs(this.db)
        this.#known = { ...outlook, at: performance.now() }
        restMs = Math.min(REST_MS, Math.ceil(outlook.msToNext ?? REST_MS) + 1)
        if (claimed.length > 0) this.#isNudged = true
        for (const job of claimed) await (this.#isOn ? this.#do(job) : giveBack(this.db, job))
      }
    } catch (error) {
      this.log.error({ err: error }, 'jobs could not be done')
      restMs = REST_MS
    } finally {
      this.#work = undefined
      if (this.#isOn) this.#timer = setTimeout(() => this.nudge(), restMs).unref()
    }
  }

  async #do(job: ClaimedJob) {
    try {
      await doJob(this.db, job, this.effect)
    } catch (error) {
      this.log.error({ err: error, job: job.id }, 'a job failed')
      if (error instanceof MailError && error.isFinal)
        await keepFinalFailure(this.db, job, error.message)
      else await keepFailure(this.db, job, reasonOf(error), secondsToRetry(job.attempts))
    }
  }
}

/** Why a job failed, in a sentence that an administrator may read. */
function reasonOf(error: unknown): string {
  const problem = error instanceof Problem ? error : databaseProblem(error)
  return problem?.message ?? 'Something unexpected happened. The log of the server says what.'
}
