import type { FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'

import type { Database } from '../db/database'
import { stdoutLog } from '../logging/logStream'
import { hashLoad } from '../passwords/passwordHash'

/** Exports gauges of load: connections, queues, the database and password hashes. */
export function measureLoad(
  { guard }: Pick<FastifyInstance, 'guard'>,
  database: Database,
  register: Registry,
) {
  const { pool } = database
  // Registered before the ping of the database, which would itself be counted.
  if (pool)
    register.registerMetric(
      stateGauge('database_connections', 'Connections by state; requests that wait for one.', pool),
    )
  register.registerMetric(
    stateGauge(
      'http_connections',
      'Connections that work for a request or rest.',
      guard.connections,
    ),
  )
  register.registerMetric(
    stateGauge(
      'strangers_requests',
      'Requests of people who are not logged in, under way or in line.',
      guard.anonymous,
    ),
  )
  register.registerMetric(
    stateGauge('connections_cut', 'Connections cut since the start, by the reason.', guard.cuts),
  )
  register.registerMetric(
    stateGauge('log_lines', 'Lines of the log since the start that could not be written.', () => ({
      dropped: stdoutLog.dropped(),
    })),
  )
  register.registerMetric(
    stateGauge(
      'password_hashes',
      'Hashes that are running, logins that wait for theirs.',
      hashLoad,
    ),
  )
  register.registerMetric(
    new Gauge({
      name: 'database_answer_seconds',
      help: `How long a question without work takes the database, ${PING_TIMEOUT_MS / 1000} at most.`,
      registers: [],
      async collect() {
        this.set((await durationMs(database.ping())) / 1000)
      },
    }),
  )
}

// While the database is down, the other metrics must still arrive.
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
  const answered = await Promise.race([pending.then(() => true), timeout]).catch(() => false)
  clearTimeout(timer)
  return answered ? performance.now() - start : PING_TIMEOUT_MS
}
