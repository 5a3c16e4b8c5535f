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
import { report, title } from './report'

const RECORDS = 10_000
const STAFF = 50
const LOGINS = 500
const WORK = { recordsEach: RECORDS, pauseMs: 1000, warmUpSeconds: 3, seconds: 25 }

/** The waits that are promised, in milliseconds. */
interface Targets {
  read?: number
  write?: number
}

/** What the staff waits for when all work at once, on PostgreSQL, and on the embedded database beside it. */
export async function load() {
  const postgres = await freshPostgres()
  if (postgres) await measure('PostgreSQL', postgres, { read: 200, write: 400 })
  await measure('the embedded database', freshEmbedded(), {})
}

function measure(name: string, fresh: FreshDatabase, targets: Targets) {
  return withFilledServer(fresh, { recordsEach: RECORDS, staff: STAFF }, async (url, filled) => {
    const [busy = Number.NaN] = loadavg()
    const timings = await staffAtWork(url, filled.tokens, WORK)
    title(`${STAFF} of the staff at work on ${name}, ${RECORDS} records in each list`)
    reportWork(timings, targets)
    report('load of the machine before', busy, '')
    const rush = await loginRush(url, filled.emails.slice(0, LOGINS), filled.tokens)
    title(`${LOGINS} logins at once on ${name}, while ${STAFF} read lists`)
    reportRush(rush)
  })
}

function reportWork(timings: Timings, { read, write }: Targets) {
  const reads = timings.of('read')
  const writes = timings.of('write')
  const slowest = timings.slowest()
  report('pause between calls, mean', WORK.pauseMs, 'ms')
  report('calls', (reads.calls + writes.calls) / WORK.seconds, '/s')
  report('reads p50', reads.p50, 'ms')
  report('reads p95', reads.p95, 'ms', read)
  report('reads p99', reads.p99, 'ms')
  report('writes p50', writes.p50, 'ms')
  report('writes p95', writes.p95, 'ms', write)
  report('writes p99', writes.p99, 'ms')
  report(`slowest by p50: ${slowest.what}`, slowest.p50, 'ms')
}

function reportRush({ statuses, seconds, lists, refused }: Rush) {
  for (const [status, count] of Object.entries(statuses)) report(`answered ${status}`, count, '')
  report('all answered after', seconds, 's')
  report('lists refused meanwhile', refused, '')
  report('lists p95 meanwhile', lists.p95, 'ms')
}
