import { setTimeout as sleep } from 'node:timers/promises'

import { withFilledServer } from '../../apps/api/tools/bench/load/filledServer'
import {
  freshEmbedded,
  freshPostgres,
  type FreshDatabase,
} from '../../apps/api/tools/bench/load/freshDatabase'
import { mixedWork } from '../../apps/api/tools/bench/soak/mixedWork'
import { growthOf, memoryReports, type Memory } from '../../apps/api/tools/bench/soak/watchMemory'
import { report, title } from './report'

const RECORDS = 1000
const STAFF = 12
const PAUSE_MS = 1500
const SAMPLE_INTERVAL_MS = 10_000
/** Memory may grow until each part has been used once: 5 minutes, at most a third of the run. */
const WARM_UP_MINUTES = 5
/** The maximum growth after the warm-up. */
const MAX_GROWTH_MB = 5

/** Measures whether memory grows under a long mixed load, on each database. */
export async function soak(minutes: number) {
  const postgres = await freshPostgres()
  if (postgres) await measure('PostgreSQL', postgres, minutes)
  await measure('the embedded database', freshEmbedded(), minutes)
}

async function measure(name: string, fresh: FreshDatabase, minutes: number) {
  const reports = memoryReports()
  const warmUp = Math.min(WARM_UP_MINUTES, minutes / 3)
  const fill = { recordsEach: RECORDS, staff: STAFF }
  try {
    await withFilledServer(
      fresh,
      fill,
      async (url, filled, pid) => {
        title(`${minutes} minutes of mixed work on ${name}, ${warmUp.toFixed(1)} to warm up`)
        const work = { seconds: minutes * 60, recordsEach: RECORDS, pauseMs: PAUSE_MS }
        const watched = { isOver: false, measured: new Array<Memory>() }
        const watching = watch(watched, () => reports.ask(pid))
        try {
          await mixedWork(url, filled, work)
        } finally {
          watched.isOver = true
          await watching
        }
        tell(watched.measured, (warmUp * 60_000) / SAMPLE_INTERVAL_MS)
      },
      reports.env,
    )
  } finally {
    reports.remove()
  }
}

async function watch(watched: { isOver: boolean; measured: Memory[] }, ask: () => Promise<Memory>) {
  while (!watched.isOver) {
    // oxlint-disable-next-line no-await-in-loop -- one sample at a time
    await sleep(SAMPLE_INTERVAL_MS)
    // oxlint-disable-next-line no-await-in-loop -- one sample at a time
    if (!watched.isOver) watched.measured.push(await ask())
  }
}

function tell(measured: Memory[], warmUp: number) {
  const after = measured.slice(Math.floor(warmUp))
  const everyMinute = measured.filter((_, index) => index % 6 === 0)
  for (const which of ['heap', 'resident'] as const)
    console.log(
      `  ${which}, MB each minute: ${everyMinute.map((each) => each[which].toFixed(1)).join(' ')}`,
    )
  report('growth of the heap', growthOf(after, 'heap'), 'MB', MAX_GROWTH_MB)
  report('growth of the resident memory', growthOf(after, 'resident'), 'MB', MAX_GROWTH_MB)
}
