import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import { queryRows } from '@staff/api/platform/db/queryRows'
import type { ServerProcess } from '@staff/api/testing/serverProcess'
import type { FreshDatabase } from '../load/freshDatabase'

type Headers = Record<'authorization', string>

/** A change of many records: its milliseconds, and those of its slowest block, after which a person sees progress. */
export interface BulkTimes {
  ms: number
  slowestBlockMs: number
}

/** The ids of some careers of a filled database. Call it before a server opens the embedded one. */
export async function careerIds(fresh: FreshDatabase, count: number): Promise<string[]> {
  const database = await fresh.open()
  try {
    const rows = await queryRows<{ id: string }>(
      database.db,
      sql`select job_id as id from careers order by job_id limit ${count}`,
    )
    return rows.map(({ id }) => id)
  } finally {
    await database.close()
  }
}

/** What is done with many careers: a choice is set, or they go live. */
export type BulkChange = { action: 'set'; values: { type: string } } | { action: 'publish' }

/** Changes careers block after block as the console does. Throws if a record is refused. */
export async function measureBulk(
  server: ServerProcess,
  headers: Headers,
  ids: readonly string[],
  change: BulkChange,
): Promise<BulkTimes> {
  const start = performance.now()
  let slowestBlockMs = 0
  let size = 50
  for (let first = 0; first < ids.length;) {
    const block = ids.slice(first, first + size)
    const begin = performance.now()
    const response = await fetch(`${server.url}/api/careers/bulk`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...change, ids: block }),
    })
    const text = await response.text()
    if (Object(JSON.parse(text)).done !== block.length) throw new Error(text.slice(0, 500))
    const blockMs = performance.now() - begin
    slowestBlockMs = Math.max(slowestBlockMs, blockMs)
    first += size
    // As in the console: each block should take half a second.
    size = Math.round(Math.min(500, Math.max(10, (size * 500) / blockMs)))
  }
  return { ms: performance.now() - start, slowestBlockMs }
}

/** Saves one career again and again until the signal aborts. The milliseconds of each save. */
export async function saveMeanwhile(
  server: ServerProcess,
  headers: Headers,
  id: string,
  signal: AbortSignal,
): Promise<number[]> {
  const times: number[] = []
  for (let version = 1; !signal.aborted; version += 1) {
    const begin = performance.now()
    const response = await fetch(`${server.url}/api/careers/${id}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json', 'if-match': `"${version}"` },
      body: JSON.stringify({ title: `Engineer ${version}` }),
    })
    if (!response.ok) throw new Error(await response.text())
    times.push(performance.now() - begin)
    await sleep(50)
  }
  return times
}
