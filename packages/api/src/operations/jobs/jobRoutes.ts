import { listJobs, noSuchJob, RECORD_ID, requireRunnable, runJob } from '@staff/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import { writeAuditEntry } from '../../identity/audit/writeAuditEntry'
import { announceChange } from '../../platform/db/announceChange'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { jobs } from '../../records/jobs/jobs.table'
import { JOBS_CHANGE } from '../../records/jobs/makeJobs'
import { findJobs, lockJob, presentJobs } from './presentJobs'

/** Serves the calls about background jobs. */
export function jobRoutes(app: FastifyInstance, db: Db) {
  serveCall(app, listJobs, async () => ({ jobs: await presentJobs(db, await findJobs(db)) }))

  serveCall(app, runJob, (request) =>
    db.transaction(async (tx) => {
      const { id } = request.params
      const kept = RECORD_ID.test(id) ? await lockJob(tx, id) : undefined
      const [job] = kept ? await presentJobs(tx, [kept]) : []
      if (!kept || !job) throw noSuchJob()
      requireRunnable(job)
      const fresh = { attempts: 0, lease: null, error: null }
      await tx.update(jobs).set(fresh).where(eq(jobs.id, id))
      await writeAuditEntry(tx, request, {
        action: 'run-again',
        status: 200,
        area: 'jobs',
        record: { id, title: job.title },
      })
      await announceChange(tx, JOBS_CHANGE)
      return { ...job, state: 'Waiting' as const, attempts: 0, error: null }
    }),
  )
}
