import { randomUUID } from 'node:crypto'

import { sql, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import { beforeAll, describe, expect, inject, test } from 'vitest'

import type { Database } from '../db/database'
import { users } from '../../identity/users/users.table'
import { eachDatabase } from '../../testing/eachDatabase'
import { databaseProblem, refusalOf } from './databaseProblem'

const REFUSED: [what: string, status: number, code: string, query: SQL][] = [
  ['a NUL character', 422, '22021', sql`select ${'a\0b'}::text`],
  ['a text for a number', 422, '22P02', sql`select ${'x'}::integer`],
  ['a number that is too large', 422, '22003', sql`select ${'99999999999'}::integer`],
  ['a negative limit', 422, '2201W', sql`select 1 limit -1`],
  ['a negative offset', 422, '2201X', sql`select 1 offset -1`],
]

eachDatabase((open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })

  test.each(REFUSED)('%s is an error of the request', async (_what, status, code, query) => {
    const error = await thrownBy(database.db.execute(query))
    expect(refusalOf(error)?.code).toBe(code)
    expect(databaseProblem(error)?.status).toBe(status)
  })

  test('a missing reference is a conflict, with the name of the constraint', async () => {
    const error = await thrownBy(
      database.db.insert(users).values({
        firstName: 'No',
        lastName: 'Role',
        email: 'no@example.com',
        passwordHash: '',
        roleId: randomUUID(),
      }),
    )
    expect(databaseProblem(error)?.status).toBe(409)
    expect(refusalOf(error)?.constraint).toMatch(/^users_role/)
  })

  test('an error of the server is not an error of the request', async () => {
    const error = await thrownBy(database.db.execute(sql`select * from nosuch`))
    expect(databaseProblem(error)).toBeUndefined()
  })
})

const template = inject('template')

// Skipped without a PostgreSQL.
describe.skipIf(!template)(
  'a PostgreSQL that does not respond is not an error of the request',
  () => {
    test('when all connections are in use', async () => {
      const pool = poolOf({ max: 1, connectionTimeoutMillis: 2000 })
      const taken = await pool.connect()
      const error = await thrownBy(drizzle(pool).execute(sql`select 1`))
      expect(databaseProblem(error)?.status).toBe(503)
      taken.release()
      await pool.end()
    })

    test.each([
      ['when a query takes too long', sql`select pg_sleep(30)`],
      ['when the connection breaks', sql`select pg_terminate_backend(pg_backend_pid())`],
    ])('%s', async (_when, query) => {
      const pool = poolOf({ query_timeout: 500 })
      pool.on('error', () => undefined)
      const error = await thrownBy(drizzle(pool).execute(query))
      expect(databaseProblem(error)?.status).toBe(503)
      await pool.end()
    })
  },
)

function poolOf(limits: PoolConfig) {
  return new Pool({ connectionString: template?.serverUrl, ...limits })
}

async function thrownBy(work: PromiseLike<unknown>): Promise<unknown> {
  try {
    await work
  } catch (error) {
    return error
  }
  throw new Error('Nothing was refused')
}
