import { readFileSync } from 'node:fs'

import type { ServerProcess } from '@staff/api/testing/serverProcess'

type Headers = Record<'authorization', string>

/** One export: the milliseconds to its first byte and to its last, its rows, and the memory that the server took for it. */
export interface Export {
  firstMs: number
  ms: number
  rows: number
  grownMB: number
}

/** Exports all careers. The memory is the most at any time, less what the server had before. */
export async function measureExport(server: ServerProcess, headers: Headers): Promise<Export> {
  const before = residentMB(server)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, residentMB(server))
  }, WATCH_MS)
  const start = performance.now()
  const { body } = await fetch(`${server.url}/api/careers/export`, { headers })
  let firstMs = Number.NaN
  let rows = -1
  for await (const part of body ?? []) {
    if (Number.isNaN(firstMs)) firstMs = performance.now() - start
    for (const byte of part) if (byte === CARRIAGE_RETURN) rows += 1
  }
  clearInterval(watch)
  return { firstMs, ms: performance.now() - start, rows, grownMB: most - before }
}

/** The milliseconds of an import of new careers, as a preview or stored. Throws if not every row is right. */
export async function measureImport(
  server: ServerProcess,
  headers: Headers,
  rows: number,
  query: string,
): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${server.url}/api/careers/import?${query}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/csv' },
    body: careersFile(rows),
  })
  const text = await response.text()
  const { report } = Object(JSON.parse(text))
  if (report?.created !== rows) throw new Error(text.slice(0, 500))
  return performance.now() - start
}

function careersFile(rows: number): string {
  const text = 'Builds and runs the services of our customers, with a small team. '.repeat(5)
  const lines = Array.from(
    { length: rows },
    (_, index) => `Engineer ${index},3,Full time,Austin,Engineering,"${text}"`,
  )
  return ['Title,Experience,Type,Location,Department,Description', ...lines].join('\r\n')
}

/**
 * Exports ten thousand records a few times, so that the server has the memory of one at work. V8's young memory alone grows by
 * 30 MB with the first requests, whatever they ask for.
 */
export async function warmUp(server: ServerProcess, headers: Headers): Promise<void> {
  for (let count = 0; count < 3; count += 1) {
    await (await fetch(`${server.url}/api/careers/export?q=12`, { headers })).text()
  }
}

/** The memory of the process, as the system counts it. NaN except on Linux. */
function residentMB({ pid }: ServerProcess): number {
  if (process.platform !== 'linux') return Number.NaN
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1]) / 1024
}

const CARRIAGE_RETURN = 13
const WATCH_MS = 50
