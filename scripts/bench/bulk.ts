import { fillCareers } from '../../apps/api/tools/bench/api/careers'
import { startBuilt } from '../../apps/api/tools/bench/api/measuredServer'
import { careerIds, measureBulk, saveMeanwhile } from '../../apps/api/tools/bench/bulk/measureBulk'
import { median } from '../../apps/api/tools/bench/client/requestLoop'
import {
  freshEmbedded,
  freshPostgres,
  type FreshDatabase,
} from '../../apps/api/tools/bench/load/freshDatabase'
import { printFigure, printTitle } from './print'

const RECORDS = 200_000
const CHANGED = 10_000
const TYPES = ['Contract', 'Internship', 'Part time']

/** The maximum milliseconds. */
interface Targets {
  ms?: number
  blockMs?: number
  saveMs?: number
}

/** Measures changes of many records while somebody else saves, on both databases. Only PostgreSQL has targets. */
export async function bulk() {
  const postgres = await freshPostgres()
  const targets = { ms: 20_000, blockMs: 1000, saveMs: 1000 }
  if (postgres) await measure('PostgreSQL', postgres, targets)
  await measure('the embedded database', freshEmbedded(), {})
}

async function measure(name: string, fresh: FreshDatabase, targets: Targets) {
  try {
    const { headers } = await fillCareers(fresh, RECORDS)
    const [saved = '', ...ids] = await careerIds(fresh, CHANGED + 1)
    const server = await startBuilt(fresh.env)
    const end = new AbortController()
    const saving = saveMeanwhile(server, headers, saved, end.signal)
    const times = []
    for (const type of TYPES)
      times.push(await measureBulk(server, headers, ids, { action: 'set', values: { type } }))
    end.abort()
    const saves = await saving
    printTitle(`${CHANGED} of ${RECORDS} records changed at once on ${name}`)
    printFigure('all blocks', median(times.map(({ ms }) => ms)), 'ms', targets.ms)
    const blocks = times.map(({ slowestBlockMs }) => slowestBlockMs)
    printFigure('slowest block: pause of progress', median(blocks), 'ms', targets.blockMs)
    printFigure("others' saves meanwhile", saves.length, '')
    printFigure("others' saves, median", median(saves), 'ms')
    printFigure("others' saves, slowest", Math.max(...saves), 'ms', targets.saveMs)
    await server.end('SIGTERM')
  } finally {
    await fresh.remove()
  }
}
