import { careerShots, fillCareers } from '../../apps/api/tools/bench/api/careers'
import { startBuilt } from '../../apps/api/tools/bench/api/measuredServer'
import { median, medianMs } from '../../apps/api/tools/bench/client/requestLoop'
import { fillAudit } from '../../apps/api/tools/bench/history/fillAudit'
import { storeNoVersions } from '../../apps/api/tools/bench/history/storeNoVersions'
import {
  freshEmbedded,
  freshPostgres,
  type FreshDatabase,
} from '../../apps/api/tools/bench/load/freshDatabase'
import { printFigure, printTitle } from './print'

const CAREERS = 10_000
const ENTRIES = 200_000
const ROUNDS = 6
const TIMES = 50
/** A history may cost a save this much. */
const MAX_RATIO = 1.15
const MAX_LIST_MS = 100
const AUDIT_LISTS = {
  'the first page': '',
  'the last page': `page=${ENTRIES / 25}`,
  'with the counts of its filters': 'facets=1',
  'what one action did': 'action=create',
  'a search with one hit': `q=${encodeURIComponent('Engineer 123456')}`,
  'a search without a hit': 'q=Zymurgist',
}

/** Measures what the versions of records cost a save, and the audit with many entries. */
export async function history() {
  await measureSaves('the embedded database', freshEmbedded(), freshEmbedded())
  const [kept, dropped, audited] = [
    await freshPostgres(),
    await freshPostgres(),
    await freshPostgres(),
  ]
  if (!kept || !dropped || !audited) return
  await measureSaves('PostgreSQL', kept, dropped)
  await measureAudit(audited)
}

/** Saves in turns on a server that keeps versions and on one whose database drops them. */
async function measureSaves(name: string, kept: FreshDatabase, dropped: FreshDatabase) {
  try {
    await storeNoVersions(dropped)
    const sides = [await startSide(kept), await startSide(dropped)] as const
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const side of sides) await side.measure(round > 0)
    const [own, bare] = sides
    printTitle(`A save with and without its version on ${name}`)
    for (const what of ['change', 'create'] as const) {
      printFigure(`${what}, version kept`, median(own[what]), 'ms')
      printFigure(`${what}, version dropped`, median(bare[what]), 'ms')
      printFigure('times as long', median(own[what]) / median(bare[what]), '×', MAX_RATIO)
    }
    for (const { server } of sides) await server.end('SIGTERM')
  } finally {
    await kept.remove()
    await dropped.remove()
  }
}

async function startSide(fresh: FreshDatabase) {
  const careers = await fillCareers(fresh, CAREERS)
  const { headers, ids } = careers
  const { create } = careerShots(careers, '/api')
  const server = await startBuilt(fresh.env)
  const url = new URL(server.url)
  const times = { change: [] as number[], create: [] as number[] }
  let version = 1
  const change = () => {
    const shot = {
      method: 'PATCH' as const,
      path: `/api/careers/${ids[0]}`,
      headers: { ...headers, 'if-match': `"${version}"` },
      body: JSON.stringify({ title: `Engineer ${version}` }),
    }
    version += 1
    return shot
  }
  return {
    ...times,
    server,
    async measure(counts: boolean) {
      const changeMs = await medianMs(url, change, TIMES)
      const createMs = await medianMs(url, create, TIMES)
      if (!counts) return
      times.change.push(changeMs)
      times.create.push(createMs)
    },
  }
}

async function measureAudit(fresh: FreshDatabase) {
  try {
    const { headers } = await fillCareers(fresh, 100)
    await fillAudit(fresh, ENTRIES)
    const server = await startBuilt(fresh.env)
    printTitle(`The audit with ${ENTRIES} entries on PostgreSQL`)
    for (const [what, query] of Object.entries(AUDIT_LISTS)) {
      const next = () => ({ path: `/api/audit?${query}`, headers })
      printFigure(what, await medianMs(new URL(server.url), next, 15), 'ms', MAX_LIST_MS)
    }
    await server.end('SIGTERM')
  } finally {
    await fresh.remove()
  }
}
