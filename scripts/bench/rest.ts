import {
  measureStart,
  startBare,
  startBuilt,
  type Start,
} from '../../apps/api/tools/bench/api/measuredServer'
import { median } from '../../apps/api/tools/bench/client/requestLoop'
import {
  freshEmbedded,
  freshPostgres,
  type FreshDatabase,
} from '../../apps/api/tools/bench/load/freshDatabase'
import { printFigure, printTitle } from './print'

const STARTS = 3

/** Measures the start on a database with tables until the first response, and the memory at rest, beside a bare Fastify with pg. */
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
  const { env } = fresh
  const own = () => startBuilt(env)
  try {
    // The first start creates the first administrator.
    await measureStart(own, '/api/health', 0)
    const starts: Start[] = []
    const bare: Start[] = []
    for (let count = 0; count < STARTS; count += 1) {
      starts.push(await measureStart(own, '/api/health'))
      bare.push(await measureStart(() => startBare({ ...env, PORT: '0' }), '/'))
    }
    printTitle(`A later start on ${name}, and the memory at rest`)
    const seconds = median(starts.map(({ ms }) => ms)) / 1000
    const reference = median(bare.map(({ ms }) => ms)) / 1000
    printFigure('until the first response', seconds, 's', target.seconds)
    printFigure('until that of a bare Fastify', reference, 's')
    printFigure('times as long', seconds / reference, '×')
    printFigure('memory (PSS)', median(starts.map(memoryOf)), 'MB', target.memoryMB)
    printFigure('memory of a bare Fastify', median(bare.map(memoryOf)), 'MB')
  } finally {
    await fresh.remove()
  }
}

function memoryOf({ memoryMB }: Start): number {
  return memoryMB
}
