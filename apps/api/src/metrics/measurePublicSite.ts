import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'

/** Exports how the public site's reads were answered, and the memory of the answers. */
export function measurePublicSite(
  { publicAnswers }: Pick<FastifyInstance, 'publicAnswers'>,
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
  void new Gauge({
    name: 'public_answers_bytes',
    help: 'Memory of the answers of the public site.',
    registers,
    collect() {
      this.set(publicAnswers.load().bytes)
    },
  })
}
