import type { FastifyInstance } from 'fastify'

import type { Database } from '../../platform/db/database'
import { JOBS_CHANGE } from '../../records/jobs/makeJobs'
import { createMailEffect, type MailConfig } from '../../people/mails/mailEffect'
import { createEffect } from './effects'
import { JobWorker } from './JobWorker'

declare module 'fastify' {
  interface FastifyInstance {
    /** The worker of this node. A server starts it once it listens. */
    jobs: JobWorker
  }
}

/** Gives a server its worker, which ends with it. */
export function attachWorker(
  app: FastifyInstance,
  { db }: Pick<Database, 'db'>,
  config: MailConfig,
) {
  const worker = new JobWorker(db, app.log, createEffect(createMailEffect(config)))
  app.decorate('jobs', worker)
  app.addHook('onClose', () => worker.stop())
}

/** Tells the memory of the public site's answers, and the worker, what changes on any node. They share a connection. */
export function hearChanges(app: FastifyInstance, { listen }: Pick<Database, 'listen'>) {
  const { jobs } = app
  const { changes } = app.publicAnswers
  const stop = listen({
    onChange: (area) => (area === JOBS_CHANGE ? jobs.nudge() : changes.onChange(area)),
    onListening: () => {
      changes.onListening()
      jobs.nudge()
    },
    onInterrupted: () => changes.onInterrupted(),
  })
  app.addHook('onClose', stop)
}
