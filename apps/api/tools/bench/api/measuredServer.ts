import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { startServer, type ServerProcess } from '@staff/api/testing/serverProcess'

/** Starts the built server. */
export function startBuilt(env: Record<string, string>): Promise<ServerProcess> {
  return startServer(join(import.meta.dirname, '../../../dist/server.js'), env)
}

/** Starts the reference. */
export function startBare(env: Record<string, string>): Promise<ServerProcess> {
  return startServer(join(import.meta.dirname, 'bareServer.mjs'), env)
}

/** The milliseconds from the start of a server to its first answer, and its memory after that. */
export interface Start {
  ms: number
  memoryMB: number
}

/** Starts a server, waits for an answer at a path, lets it rest for some milliseconds, and ends it. */
export async function measureStart(
  run: () => Promise<ServerProcess>,
  path: string,
  restMs = REST_MS,
): Promise<Start> {
  const start = performance.now()
  const server = await run()
  await (await fetch(server.url + path)).arrayBuffer()
  const ms = performance.now() - start
  await sleep(restMs)
  const memoryMB = proportionalMB(server)
  await server.end('SIGTERM')
  return { ms, memoryMB }
}

// Long enough for the pools' idle connections. V8 frees what only the start needed after 8 or 16 seconds.
const REST_MS = 20_000

/** The proportional set size: pages that several processes share count in parts. NaN except on Linux. */
function proportionalMB({ pid }: ServerProcess): number {
  if (process.platform !== 'linux') return Number.NaN
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s*(\d+) kB/m.exec(rollup)?.[1]) / 1024
}
