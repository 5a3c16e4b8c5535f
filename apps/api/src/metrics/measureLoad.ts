import type { FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'

import type { Database } from '../db/database'
import { stdoutLog } from '../logging/logStream'
import { hashLoad } from '../passwords/passwordHash'

/** What waits in line when somebody looks: for the server, for the database, and for the hash of a password. */
export function measureLoad(
  { guard }: Pick<FastifyInstance, 'guard'>,
  database: Database,
  register: Registry,
) {
  const { pool } = database
  // Before the database is asked, as that would itself be counted.
  if (pool)
    register.registerMetric(
      states('database_connections', 'Connections by state; requests that wait for one.', pool),
    )
  register.registerMetric(
    states('http_connections', 'Connections that work for a request or rest.', guard.connections),
  )
  register.registerMetric(
    states(
      'strangers_requests',
      'Requests of people who are not logged in, under way or in line.',
      guard.strangers,
    ),
  )
  register.registerMetric(
    states('connections_cut', 'Connections cut since the start, by the reason.', guard.cuts),
  )
  register.registerMetric(
    states('log_lines', 'Lines of the log since the start that could not be written.', () => ({
      dropped: stdoutLog.dropped(),
    })),
  )
  register.registerMetric(
    states('password_hashes', 'Hashes that are running, logins that wait for theirs.', hashLoad),
  )
  register.registerMetric(
    new Gauge({
      name: 'database_answer_seconds',
      help: `How long a question without work takes the database, ${MOST_MS / 1000} at most.`,
      registers: [],
      async collect() {
        this.set((await msOf(database.ping())) / 1000)
      },
    }),
  )
}

// A database that is gone must not keep the other figures back when they are needed most.
const MOST_MS = 1000

function states(name: string, help: string, count: () => Record<string, number>) {
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

async function msOf(asked: Promise<void>): Promise<number> {
  const start = performance.now()
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<void>((done) => {
    timer = setTimeout(done, MOST_MS)
  })
  const answered = await Promise.race([asked.then(() => true), enough]).catch(() => false)
  clearTimeout(timer)
  return answered ? performance.now() - start : MOST_MS
}
