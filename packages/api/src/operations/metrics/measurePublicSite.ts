import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'

/** Exports how the public site's reads were answered, and the memory of the answers. */
export function measurePublicSite(
  { publicAnswers, publicReads }: Pick<FastifyInstance, 'publicAnswers' | 'publicReads'>,
  register: Registry,
) {
  const registers = [register]
  // The constructors register the metrics.
  void new Counter({
    name: 'public_answers_total',
    help: 'Reads of the public site by source: memory, database, or outdated while the database is away.',
    labelNames: ['source'],
    registers,
    collect() {
      this.reset()
      for (const [source, count] of Object.entries(publicAnswers.counts))
        this.inc({ source }, count)
    },
  })
  void new Counter({
    name: 'public_memory_responses_total',
    help: 'Responses to reads of the public site from memory, by status. http_request_duration_seconds does not have them.',
    labelNames: ['status'],
    registers,
    collect() {
      this.reset()
      for (const [status, count] of Object.entries(publicReads.totals)) this.inc({ status }, count)
    },
  })
  void new Gauge({
    name: 'public_answers_bytes',
    help: 'Memory of the answers of the public site.',
    registers,
    collect() {
      this.set(publicAnswers.load().bytes)
    },
  })
}
