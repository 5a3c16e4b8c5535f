import { fillCareers } from '../../apps/api/tools/bench/api/careers'
import { startBuilt } from '../../apps/api/tools/bench/api/measuredServer'
import { medianMs } from '../../apps/api/tools/bench/client/requestLoop'
import {
  freshEmbedded,
  freshPostgres,
  type FreshDatabase,
} from '../../apps/api/tools/bench/load/freshDatabase'
import { printFigure, printTitle } from './print'

const RECORDS = 200_000
const TIMES = 15
const MAX_MS = 30
const SEARCHES = {
  'a search without a hit': 'q=Zymurgist',
  'a search with one hit': `q=${encodeURIComponent(' 123456')}`,
  'the last page': `page=${RECORDS / 25}`,
  'the first page': '',
}

/** Measures lists of many records, the exact count included. Only PostgreSQL has targets. */
export async function manyRecords() {
  const postgres = await freshPostgres()
  if (postgres) await measure('PostgreSQL', postgres, MAX_MS)
  await measure('the embedded database', freshEmbedded())
}

async function measure(name: string, fresh: FreshDatabase, max?: number) {
  try {
    const { headers } = await fillCareers(fresh, RECORDS)
    const server = await startBuilt(fresh.env)
    printTitle(`A list of ${RECORDS} records on ${name}`)
    for (const [what, query] of Object.entries(SEARCHES)) {
      const next = () => ({ path: `/api/careers?${query}`, headers })
      printFigure(what, await medianMs(new URL(server.url), next, TIMES), 'ms', max)
    }
    await server.end('SIGTERM')
  } finally {
    await fresh.remove()
  }
}
