import { setTimeout as sleep } from 'node:timers/promises'

import { withFilledServer } from '../../apps/api/tools/bench/load/filledServer'
import {
  freshEmbedded,
  freshPostgres,
  type FreshDatabase,
} from '../../apps/api/tools/bench/load/freshDatabase'
import { mixedWork } from '../../apps/api/tools/bench/soak/mixedWork'
import { growthOf, memoryReports, type Memory } from '../../apps/api/tools/bench/soak/watchMemory'
import { printFigure, printTitle } from './print'

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
        printTitle(
          `${minutes} minutes of mixed load on ${name}, ${warmUp.toFixed(1)} of them warm-up`,
        )
        const load = { seconds: minutes * 60, recordsEach: RECORDS, pauseMs: PAUSE_MS }
        const sampling = { isOver: false, samples: new Array<Memory>() }
        const sampled = sample(sampling, () => reports.ask(pid))
        try {
          await mixedWork(url, filled, load)
        } finally {
          sampling.isOver = true
          await sampled
        }
        printGrowth(sampling.samples, (warmUp * 60_000) / SAMPLE_INTERVAL_MS)
      },
      reports.env,
    )
  } finally {
    reports.remove()
  }
}

async function sample(
  sampling: { isOver: boolean; samples: Memory[] },
  measureMemory: () => Promise<Memory>,
) {
  while (!sampling.isOver) {
    await sleep(SAMPLE_INTERVAL_MS)
    if (!sampling.isOver) sampling.samples.push(await measureMemory())
  }
}

/** `warmUp` is a number of samples. */
function printGrowth(samples: Memory[], warmUp: number) {
  const afterWarmUp = samples.slice(Math.floor(warmUp))
  const everyMinute = samples.filter((_, index) => index % 6 === 0)
  for (const kind of ['heap', 'resident'] as const)
    console.log(
      `  ${kind}, MB each minute: ${everyMinute.map((each) => each[kind].toFixed(1)).join(' ')}`,
    )
  printFigure('growth of the heap', growthOf(afterWarmUp, 'heap'), 'MB', MAX_GROWTH_MB)
  printFigure(
    'growth of the resident memory',
    growthOf(afterWarmUp, 'resident'),
    'MB',
    MAX_GROWTH_MB,
  )
}
