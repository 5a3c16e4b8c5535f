import { fillCareers } from '../../apps/api/tools/bench/api/careers'
import { startBuilt } from '../../apps/api/tools/bench/api/measuredServer'
import { measureExport, measureImport, warmUp } from '../../apps/api/tools/bench/csv/measureCsv'
import {
  freshEmbedded,
  freshPostgres,
  type FreshDatabase,
} from '../../apps/api/tools/bench/load/freshDatabase'
import { printFigure, printMinimum, printTitle } from './print'

const RECORDS = 200_000
const ROWS = 20_000

/** The maxima: milliseconds, and megabytes by which the server may grow. */
interface Targets {
  firstMs?: number
  grownMB?: number
  previewMs?: number
}

/** Measures an export of many records and an import of a large file, on both databases. Only PostgreSQL has targets. */
export async function csv() {
  const postgres = await freshPostgres()
  const targets = { firstMs: 300, grownMB: 30, previewMs: 10_000 }
  if (postgres) await measure('PostgreSQL', postgres, targets)
  await measure('the embedded database', freshEmbedded(), {})
}

async function measure(name: string, fresh: FreshDatabase, targets: Targets) {
  try {
    const { headers } = await fillCareers(fresh, RECORDS)
    const server = await startBuilt(fresh.env)
    await warmUp(server, headers)
    printTitle(`CSV on ${name}: ${RECORDS} records out, ${ROWS} rows in`)
    const { firstMs, ms, rows, grownMB } = await measureExport(server, headers)
    printFigure('export, first byte', firstMs, 'ms', targets.firstMs)
    printFigure('export, whole', ms, 'ms')
    printMinimum('export, rows', rows, '', RECORDS)
    printFigure('export, memory of the server', grownMB, 'MB', targets.grownMB)
    const preview = await measureImport(server, headers, ROWS, 'preview=true')
    printFigure('import, preview', preview, 'ms', targets.previewMs)
    printFigure('import, stored', await measureImport(server, headers, ROWS, ''), 'ms')
    await server.end('SIGTERM')
  } finally {
    await fresh.remove()
  }
}
