import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { startServer, type ServerProcess } from '@staff/api/testing/serverProcess'

/** The time from the start of the built server to its first response, in milliseconds, and its memory after that. */
export interface StartTimes {
  firstStartMs: number
  secondStartMs: number
  residentMB: number
}

/** Starts the built server twice on a new data directory. Run `npm run build` first. */
export async function benchStart(): Promise<StartTimes> {
  const dataDir = mkdtempSync(join(tmpdir(), 'staff-bench-'))
  try {
    const first = await timed(dataDir)
    await first.server.end('SIGTERM')
    const second = await timed(dataDir)
    const residentMB = await residentMBOf(second.server)
    await second.server.end('SIGTERM')
    return { firstStartMs: first.ms, secondStartMs: second.ms, residentMB }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const SERVER = join(import.meta.dirname, '../../dist/server.js')

async function timed(dataDir: string): Promise<{ server: ServerProcess; ms: number }> {
  const start = performance.now()
  const server = await startServer(SERVER, { DATA_DIR: dataDir })
  const { ok } = await fetch(`${server.url}/api/health`)
  if (!ok) throw new Error('The server started but is not healthy')
  return { server, ms: Math.round(performance.now() - start) }
}

/** The resident memory of an idle server. NaN except on Linux. */
async function residentMBOf({ pid }: ServerProcess): Promise<number> {
  await sleep(1000)
  if (process.platform !== 'linux') return Number.NaN
  const kilobytes = /VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
