import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'

import { databaseProblem } from '../problems/databaseProblem'
import { copyTemplate, drop } from '../../testing/postgresTemplate'
import { connect, type Database, type Db } from './connect'
import { withRetries } from './retry'

const template = inject('template')

const refusal = (code: string) => Object.assign(new Error(code), { code })

const lock = (tx: Db, key: number) => tx.execute(sql`select pg_advisory_xact_lock(${key})`)

test('work that was rolled back is retried a few times', async () => {
  const work = vi.fn(() => Promise.reject(refusal('40001')))
  const error = await withRetries(work).catch((thrown: unknown) => thrown)
  expect(work).toHaveBeenCalledTimes(4)
  expect(databaseProblem(error)?.status).toBe(503)
})

test('work that fails for another reason is not retried', async () => {
  const work = vi.fn(() => Promise.reject(refusal('23505')))
  await expect(withRetries(work)).rejects.toMatchObject({ code: '23505' })
  expect(work).toHaveBeenCalledTimes(1)
})

// PGlite has one connection, so transactions cannot conflict. Skipped without a PostgreSQL.
describe.skipIf(!template)('on PostgreSQL', () => {
  let databaseUrl: string
  let database: Database

  beforeAll(async () => {
    if (template) databaseUrl = await copyTemplate(template)
    database = await connect({ databaseUrl })
  })

  afterAll(async () => {
    await database.close()
    if (template) await drop(template, databaseUrl)
  })

  test('two transactions in a deadlock both complete', async () => {
    const begun: string[] = []
    const holding = new Set<string>()
    const both = [
      ['one', 1, 2],
      ['other', 2, 1],
    ] as const
    const done = await Promise.all(
      both.map(([name, first, second]) =>
        database.db.transaction(async (tx) => {
          begun.push(name)
          await lock(tx, first)
          holding.add(name)
          await expect.poll(() => holding.size).toBe(2)
          await lock(tx, second)
          return name
        }),
      ),
    )
    expect(done).toEqual(['one', 'other'])
    // One of them was rolled back.
    expect(begun.length).toBeGreaterThan(2)
  })

  test('two concurrent increments are both stored', async () => {
    await database.db.execute(sql`create table counted (value integer)`)
    const counted = pgTable('counted', { value: integer() })
    await database.db.insert(counted).values({ value: 0 })
    const count = () =>
      database.db.transaction(
        async (tx) => {
          const [row] = await tx.select().from(counted)
          await sleep(50)
          await tx.update(counted).set({ value: (row?.value ?? 0) + 1 })
        },
        { isolationLevel: 'serializable' },
      )
    await Promise.all([count(), count()])
    expect(await database.db.select().from(counted)).toEqual([{ value: 2 }])
  })
})
