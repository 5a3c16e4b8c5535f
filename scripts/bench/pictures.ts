import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { startBuilt } from '../../apps/api/tools/bench/api/measuredServer'
import { fillCareers } from '../../apps/api/tools/bench/api/careers'
import {
  freshEmbedded,
  freshPostgres,
  type FreshDatabase,
} from '../../apps/api/tools/bench/load/freshDatabase'
import {
  askFor,
  listMeanwhile,
  memoryOf,
  storePictures,
} from '../../apps/api/tools/bench/pictures/askForPictures'
import { printFigure, printTitle } from './print'

const PICTURES = 200
const IDLE_MS = 5000

/** Measures memory and lists while 200 different pictures are asked for at once, on both databases. */
export async function pictures() {
  const postgres = await freshPostgres()
  if (postgres) await measure('PostgreSQL', postgres)
  await measure('the embedded database', freshEmbedded())
}

async function measure(name: string, fresh: FreshDatabase) {
  try {
    const { headers } = await fillCareers(fresh, 1000)
    const addresses = await storePictures(fresh, PICTURES)
    const server = await startBuilt(fresh.env)
    const list = `${server.url}/api/careers?pageSize=25`
    const idle = await listsDuring(list, headers, () => sleep(IDLE_MS))
    const before = memoryOf(server.pid).now
    forgetMost(server.pid)
    for (const file of ['640.webp', '640.avif']) {
      const urls = addresses.map((address) => `${server.url}${address}/${file}`)
      printTitle(`${PICTURES} different pictures at once, ${file}, ${name}`)
      let asked = { seconds: 0, final: 0, bytes: 0 }
      const busy = await listsDuring(list, headers, async () => {
        asked = await askFor(urls)
      })
      printFigure('all answers', asked.seconds, 's')
      printFigure('answers in the size and format', asked.final, '')
      printFigure('bytes of an answer, mean', asked.bytes / PICTURES, '')
      printFigure('memory: peak above idle', memoryOf(server.pid).peak - before, 'MB', 300)
      printFigure('lists p95, idle', idle, 'ms')
      printFigure('lists p95 meanwhile', busy, 'ms')
      printFigure('lists p95, of idle', busy / idle, '×', 2)
    }
    await server.end('SIGTERM')
  } finally {
    await fresh.remove()
  }
}

/** The 95th percentile of the times of a list, in milliseconds, while something else happens. */
async function listsDuring(
  url: string,
  headers: Record<string, string>,
  act: () => Promise<unknown>,
): Promise<number> {
  const end = new AbortController()
  const reading = listMeanwhile(url, headers, end.signal)
  await act()
  end.abort()
  const times = (await reading).toSorted((one, other) => one - other)
  return times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN
}

/** Resets the peak of a process's memory. */
function forgetMost(pid: number) {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}
