import type { FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'

/** Exports how long jobs wait, and how many nobody tries again by itself. Asks no database. */
export function measureJobs({ jobs }: Pick<FastifyInstance, 'jobs'>, register: Registry) {
  const registers = [register]
  // The constructors register the metrics.
  void new Gauge({
    name: 'jobs_oldest_due_seconds',
    help: 'How long the oldest job is due that servers still try; 0 if none is.',
    registers,
    collect() {
      this.set(jobs.load().oldestDueSeconds)
    },
  })
  void new Gauge({
    name: 'jobs_failed',
    help: 'Jobs that failed so often that no server tries them again by itself.',
    registers,
    collect() {
      this.set(jobs.load().failed)
    },
  })
}
