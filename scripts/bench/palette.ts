import { join } from 'node:path'

import { startBuilt } from '../../apps/api/tools/bench/api/measuredServer'
import { medianMs } from '../../apps/api/tools/bench/client/requestLoop'
import { freshPostgres } from '../../apps/api/tools/bench/load/freshDatabase'
import { fillPalette } from '../../apps/api/tools/bench/palette/fillTitles'
import { startServer } from '../../packages/api/src/testing/serverProcess'
import { printFigure, printTitle } from './print'

const TIMES = 15
const MAX_MS = 50
/** How many times the cost of its first key a word's tenth key may have. */
const MAX_RATIO = 2
/** A title that exists, typed key by key. */
const TYPED = 'coberco fi'
const SEARCHES = {
  'words of many titles': 'ungco',
  'a part of many titles': 'ngco',
  'a number of one title': '123456',
  'text without a record': 'zymurgist',
}

/** Measures searches in all areas, with so many records each, beside a bare server that reads an index. PostgreSQL only. */
export async function palette(records: number) {
  const fresh = await freshPostgres()
  if (!fresh) return
  try {
    const headers = await fillPalette(fresh, records)
    const own = await startBuilt(fresh.env)
    const bare = await startServer(BARE, { ...fresh.env, PORT: '0' })
    const measure = (url: string, root: string, q: string) =>
      medianMs(
        new URL(url),
        () => ({ path: `${root}/search?q=${encodeURIComponent(q)}`, headers }),
        TIMES,
      )
    const both = async (what: string, q: string) => {
      const ms = await measure(own.url, '/api', q)
      printFigure(what, ms, 'ms', MAX_MS)
      printFigure('  the reference', await measure(bare.url, '', q), 'ms')
      return ms
    }
    printTitle(`A search in all areas with ${records} records each on PostgreSQL`)
    for (const [what, q] of Object.entries(SEARCHES)) await both(what, q)
    printTitle(`“${TYPED}”, typed key by key`)
    const keys: number[] = []
    for (let length = 1; length <= TYPED.length; length += 1)
      keys.push(await both(`key ${length}`, TYPED.slice(0, length)))
    printFigure(
      'the last key, of the first',
      (keys.at(-1) ?? Number.NaN) / (keys[0] ?? 1),
      '×',
      MAX_RATIO,
    )
    await Promise.all([own.end('SIGTERM'), bare.end('SIGTERM')])
  } finally {
    await fresh.remove()
  }
}

const BARE = join(import.meta.dirname, '../../apps/api/tools/bench/palette/bareServer.mjs')
