import { loadavg } from 'node:os'

import { withFilledServer } from '../../apps/api/tools/bench/load/filledServer'
import {
  freshEmbedded,
  freshPostgres,
  type FreshDatabase,
} from '../../apps/api/tools/bench/load/freshDatabase'
import { loginRush, type Rush } from '../../apps/api/tools/bench/load/loginRush'
import { staffAtWork } from '../../apps/api/tools/bench/load/staffAtWork'
import type { Timings } from '../../apps/api/tools/bench/load/timings'
import { printFigure, printTitle } from './print'

const RECORDS = 10_000
const STAFF = 50
const LOGINS = 500
const WORK = { recordsEach: RECORDS, pauseMs: 1000, warmUpSeconds: 3, seconds: 25 }

/** The maximum 95th percentiles, in milliseconds. */
interface Targets {
  read?: number
  write?: number
}

/** Measures response times while many staff users work at once, on both databases. Only PostgreSQL has targets. */
export async function load() {
  const postgres = await freshPostgres()
  if (postgres) await measure('PostgreSQL', postgres, { read: 200, write: 400 })
  await measure('the embedded database', freshEmbedded(), {})
}

function measure(name: string, fresh: FreshDatabase, targets: Targets) {
  return withFilledServer(fresh, { recordsEach: RECORDS, staff: STAFF }, async (url, filled) => {
    const [busy = Number.NaN] = loadavg()
    const timings = await staffAtWork(url, filled.tokens, WORK)
    printTitle(`${STAFF} staff users at work on ${name}, ${RECORDS} records in each list`)
    reportWork(timings, targets)
    printFigure('system load before', busy, '')
    const rush = await loginRush(url, filled.emails.slice(0, LOGINS), filled.tokens)
    printTitle(`${LOGINS} logins at once on ${name}, while ${STAFF} read lists`)
    reportRush(rush)
  })
}

function reportWork(timings: Timings, { read, write }: Targets) {
  const reads = timings.of('read')
  const writes = timings.of('write')
  const slowest = timings.slowest()
  printFigure('pause between calls, mean', WORK.pauseMs, 'ms')
  printFigure('calls', (reads.calls + writes.calls) / WORK.seconds, '/s')
  printFigure('reads p50', reads.p50, 'ms')
  printFigure('reads p95', reads.p95, 'ms', read)
  printFigure('reads p99', reads.p99, 'ms')
  printFigure('writes p50', writes.p50, 'ms')
  printFigure('writes p95', writes.p95, 'ms', write)
  printFigure('writes p99', writes.p99, 'ms')
  printFigure(`slowest by p50: ${slowest.what}`, slowest.p50, 'ms')
}

function reportRush({ statuses, seconds, lists, refused }: Rush) {
  for (const [status, count] of Object.entries(statuses)) printFigure(`status ${status}`, count, '')
  printFigure('all responses after', seconds, 's')
  printFigure('lists refused meanwhile', refused, '')
  printFigure('lists p95 meanwhile', lists.p95, 'ms')
}
