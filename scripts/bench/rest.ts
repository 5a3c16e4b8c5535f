import { measureStart, type Start } from '../../apps/api/tools/bench/api/measuredServer'
import {
  freshEmbedded,
  freshPostgres,
  type FreshDatabase,
} from '../../apps/api/tools/bench/load/freshDatabase'
import { median } from '../../apps/api/tools/bench/api/requestLoop'
import { printFigure, printTitle } from './print'

const STARTS = 3

/** Measures the start on a database with tables until the first response, and the memory at rest. */
export async function rest() {
  const postgres = await freshPostgres()
  if (postgres) await measure('PostgreSQL', postgres, { seconds: 0.6, memoryMB: 60 })
  await measure('the embedded database', freshEmbedded(), { seconds: 1.2, memoryMB: 230 })
}

async function measure(
  name: string,
  fresh: FreshDatabase,
  target: { seconds: number; memoryMB: number },
) {
  try {
    // The first start creates the first administrator.
    await measureStart(fresh.env, 0)
    const starts: Start[] = []
    for (let count = 0; count < STARTS; count += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after another
      starts.push(await measureStart(fresh.env))
    printTitle(`A later start on ${name}, and the memory at rest`)
    printFigure(
      'until the first response',
      median(starts.map(({ ms }) => ms)) / 1000,
      's',
      target.seconds,
    )
    printFigure(
      'memory (PSS)',
      median(starts.map(({ memoryMB }) => memoryMB)),
      'MB',
      target.memoryMB,
    )
  } finally {
    await fresh.remove()
  }
}
