import type { FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'

import type { Database } from '../../platform/db/database'
import { stdoutLog } from '../../platform/logging/logStream'
import { hashLoad } from '../../identity/passwords/passwordHash'

/** Exports gauges of load: connections, queues, the database and password hashes. */
export function measureLoad(
  { guard }: Pick<FastifyInstance, 'guard'>,
  database: Database,
  register: Registry,
) {
  const { pool } = database
  // Registered before the ping of the database, which occupies a connection itself.
  if (pool)
    register.registerMetric(
      stateGauge(
        'database_connections',
        'Database connections by state, and requests that wait for one.',
        pool,
      ),
    )
  register.registerMetric(
    stateGauge(
      'http_connections',
      'HTTP connections, with a request in progress or idle.',
      guard.connections,
    ),
  )
  register.registerMetric(
    stateGauge(
      'strangers_requests',
      'Requests without a session, running or queued.',
      guard.anonymous,
    ),
  )
  register.registerMetric(
    stateGauge('connections_cut', 'Connections cut since the start, by reason.', guard.cuts),
  )
  register.registerMetric(
    stateGauge(
      'log_lines',
      'Log lines dropped since the start because they could not be written.',
      () => ({
        dropped: stdoutLog.dropped(),
      }),
    ),
  )
  register.registerMetric(
    stateGauge('password_hashes', 'Password hashes, running or queued.', hashLoad),
  )
  register.registerMetric(
    new Gauge({
      name: 'database_answer_seconds',
      help: `Duration of a ping of the database, at most ${PING_TIMEOUT_MS / 1000}.`,
      registers: [],
      async collect() {
        this.set((await durationMs(database.ping())) / 1000)
      },
    }),
  )
}

// Limits the wait, because the other metrics are needed most while the database is down.
const PING_TIMEOUT_MS = 1000

function stateGauge(name: string, help: string, count: () => Record<string, number>) {
  return new Gauge({
    name,
    help,
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, number] of Object.entries(count())) this.set({ state }, number)
    },
  })
}

async function durationMs(pending: Promise<void>): Promise<number> {
  const start = performance.now()
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((done) => {
    timer = setTimeout(done, PING_TIMEOUT_MS)
  })
  const isUp = await Promise.race([pending.then(() => true), timeout]).catch(() => false)
  clearTimeout(timer)
  return isUp ? performance.now() - start : PING_TIMEOUT_MS
}
