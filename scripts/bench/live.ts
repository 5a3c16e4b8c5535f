import { randomUUID } from 'node:crypto'

import { fillCareers } from '../../apps/api/tools/bench/api/careers'
import { startBuilt } from '../../apps/api/tools/bench/api/measuredServer'
import { measureBulk, saveMeanwhile } from '../../apps/api/tools/bench/bulk/measureBulk'
import { median, medianMs } from '../../apps/api/tools/bench/client/requestLoop'
import {
  freshEmbedded,
  freshPostgres,
  type FreshDatabase,
} from '../../apps/api/tools/bench/load/freshDatabase'
import { publishHalf } from '../../apps/api/tools/bench/lists/publishHalf'
import { printFigure, printTitle } from './print'

const RECORDS = 200_000
const PUBLISHED = 10_000
const TIMES = 25
const OFTEN = 400

/** Measures lists, saves and publications of careers of which half are on the public site. Only PostgreSQL has targets. */
export async function live() {
  const postgres = await freshPostgres()
  const targets = { publishMs: 20_000, saveMs: 1000, saveRatio: 1.3, oftenRatio: 1.5 }
  if (postgres) await measure('PostgreSQL', postgres, targets)
  await measure('the embedded database', freshEmbedded(), {})
}

interface Targets {
  publishMs?: number
  saveMs?: number
  saveRatio?: number
  oftenRatio?: number
}

async function measure(name: string, fresh: FreshDatabase, targets: Targets) {
  try {
    const { headers } = await fillCareers(fresh, RECORDS)
    const { drafts, slugs } = await publishHalf(fresh, PUBLISHED + 3)
    const [saved = '', other = '', often = '', ...ids] = drafts
    const server = await startBuilt(fresh.env)
    const url = new URL(server.url)
    const list = (query: string) =>
      medianMs(url, () => ({ path: `/api/careers?${query}`, headers }), TIMES)
    let count = 0
    // Another address each time, so that no answer comes from memory.
    const page = () => ({ path: `/api/public/careers?pageSize=20&page=${(count += 1)}` })
    const record = () => ({ path: `/api/public/careers/${slugs[(count += 1)]}` })
    printTitle(`${RECORDS} records on ${name}, half of them on the public site`)
    printFigure('a page of the public site', await medianMs(url, page, TIMES), 'ms')
    printFigure('a record of the public site', await medianMs(url, record, TIMES), 'ms')
    printFigure('a list', await list('pageSize=25'), 'ms')
    printFigure('with counts, kept', await list('pageSize=25&facets=1'), 'ms')
    printFigure('of drafts', await list('pageSize=25&status=Draft'), 'ms')
    const { draftMs, publishedMs, countedMs } = await saves(server.url, headers, other)
    printFigure('a list with counts after a write', countedMs, 'ms')
    printFigure('a draft', draftMs, 'ms')
    printFigure('a save that publishes', publishedMs, 'ms')
    printFigure('times the draft', publishedMs / draftMs, '×', targets.saveRatio)
    const ratio = await savesOften(server.url, headers, often)
    printFigure(`a save after ${OFTEN} of the record, to the first`, ratio, '×', targets.oftenRatio)
    const end = new AbortController()
    const saving = saveMeanwhile(server, headers, saved, end.signal)
    const { ms } = await measureBulk(server, headers, ids, { action: 'publish' })
    end.abort()
    const meanwhile = await saving
    printFigure(`${PUBLISHED} published`, ms, 'ms', targets.publishMs)
    printFigure("others' saves meanwhile, median", median(meanwhile), 'ms')
    printFigure("others' saves, slowest", Math.max(...meanwhile), 'ms', targets.saveMs)
    await server.end('SIGTERM')
  } finally {
    await fresh.remove()
  }
}

type Headers = { authorization: string }

/** Medians of saves of one record, as a draft and published in turns, and of a list with counts after each. */
async function saves(url: string, headers: Headers, id: string) {
  const times = { draft: [] as number[], published: [] as number[], counted: [] as number[] }
  for (let version = 1; version <= 2 * TIMES; version += 1) {
    const isDraft = version % 2 === 1
    const saved = await timed(
      `${url}/api/careers/${id}${isDraft ? '?draft=true' : ''}`,
      saveOf(version, headers),
    )
    times[isDraft ? 'draft' : 'published'].push(saved)
    times.counted.push(await timed(`${url}/api/careers?pageSize=25&facets=1`, { headers }))
  }
  return {
    draftMs: median(times.draft),
    publishedMs: median(times.published),
    countedMs: median(times.counted),
  }
}

/** How many times as long the last saves of a record take as the first, when it is published very often. */
async function savesOften(url: string, headers: Headers, id: string): Promise<number> {
  const times: number[] = []
  for (let version = 1; version <= OFTEN + TIMES; version += 1)
    times.push(await timed(`${url}/api/careers/${id}`, saveOf(version, headers)))
  return median(times.slice(-TIMES)) / median(times.slice(0, TIMES))
}

function saveOf(version: number, headers: Headers): RequestInit {
  return {
    method: 'PATCH',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'if-match': `"${version}"`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ title: `Engineer ${version}` }),
  }
}

/** The milliseconds until a whole answer is there. Throws for a refusal. */
async function timed(url: string, init: RequestInit): Promise<number> {
  const begin = performance.now()
  const response = await fetch(url, init)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return performance.now() - begin
}
