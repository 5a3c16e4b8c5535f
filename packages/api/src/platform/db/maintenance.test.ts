import { readFileSync } from 'node:fs'

import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

import { scheduleMaintenance } from './maintenance'
import { startInMemory } from './embedded/pglite'

let pglite: PGlite

beforeAll(async () => {
  pglite = await startInMemory(new Blob([readFileSync(inject('seed'))]))
  await pglite.exec('create table notes (id integer, words text)')
})

afterAll(async () => {
  vi.useRealTimers()
  await pglite.close()
})

/** Leaves deleted rows, which occupy space until a vacuum. */
async function leaveDeadRows() {
  await pglite.exec(
    `insert into notes select n, repeat('x', 100) from generate_series(1, 5000) n; delete from notes`,
  )
}

async function size(): Promise<number> {
  const { rows } = await pglite.query<{ size: number }>(
    `select pg_relation_size('notes')::integer as size`,
  )
  return rows[0]?.size ?? 0
}

test('vacuums once an hour while queries run, until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const exec = vi.spyOn(pglite, 'exec')
  const stop = scheduleMaintenance(pglite)
  await leaveDeadRows()
  expect(await size()).toBeGreaterThan(0)
  vi.advanceTimersByTime(61 * 60_000)
  const requests = Array.from({ length: 50 }, (_, number) =>
    pglite.query<{ number: number }>('select $1::integer as number', [number]),
  )
  const results = await Promise.all(requests)
  expect(results.map(({ rows }) => rows[0]?.number)).toEqual([...results.keys()])
  expect(await size()).toBe(0)
  const statements = exec.mock.calls.map(([statement]) => statement)
  expect(statements.filter((statement) => statement === 'vacuum (analyze)')).toHaveLength(1)
  expect(statements.filter((statement) => statement === 'checkpoint')).toHaveLength(12)
  stop()
  exec.mockClear()
  vi.advanceTimersByTime(180 * 60_000)
  expect(exec).not.toHaveBeenCalled()
})
