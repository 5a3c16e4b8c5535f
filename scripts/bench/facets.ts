import { fillCareers } from '../../apps/api/tools/bench/api/careers'
import { startBare, startBuilt } from '../../apps/api/tools/bench/api/measuredServer'
import { medianMs } from '../../apps/api/tools/bench/client/requestLoop'
import { countStatements } from '../../apps/api/tools/bench/lists/countStatements'
import { freshPostgres } from '../../apps/api/tools/bench/load/freshDatabase'
import { printFigure, printTitle } from './print'

const RECORDS = 200_000
const TIMES = 25
const FILTERS =
  'type=Full%20time&type=Contract&department=Engineering&location=Austin&location=London'

/** Measures a list with three filters and the counts of their choices, beside a bare list of the same rows. */
export async function facets() {
  const fresh = await freshPostgres()
  if (!fresh) return
  try {
    const { headers } = await fillCareers(fresh, RECORDS)
    const server = await startBuilt(fresh.env)
    const bare = await startBare({ ...fresh.env, PORT: '0' })
    const own = new URL(server.url)
    const list = (query: string) => () => ({ path: `/api/careers?${query}`, headers })
    const bareMs = await medianMs(new URL(bare.url), () => ({ path: `/careers?${FILTERS}` }), TIMES)
    const plainMs = await medianMs(own, list(FILTERS), TIMES)
    const facetsMs = await medianMs(own, list(`${FILTERS}&facets=1`), TIMES)
    const statements = await countStatements(fresh, () => medianMs(own, list(FILTERS), TIMES))
    const more = await countStatements(fresh, () =>
      medianMs(own, list(`${FILTERS}&facets=1`), TIMES),
    )
    printTitle(`A list of ${RECORDS} records with three filters on PostgreSQL`)
    printFigure('a bare list of the same rows', bareMs, 'ms')
    printFigure('the list', plainMs, 'ms')
    printFigure('with the counts of its filters', facetsMs, 'ms')
    printFigure('times the bare list', facetsMs / bareMs, '×', 3)
    printFigure('more statements for the counts', Math.round((more - statements) / TIMES), '', 1)
    await server.end('SIGTERM')
    await bare.end('SIGTERM')
  } finally {
    await fresh.remove()
  }
}
