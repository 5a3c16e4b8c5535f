import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { valuesOf } from '../../records/testing'
import { eachDatabase } from '../../testing/eachDatabase'
import { PASSWORD, emailOf, startTestApi, type TestApi } from '../../testing/testApi'

const body = valuesOf(career, careerFixtures.filled)
const full = /^The disk of the server is full: nothing was stored\./

eachDatabase((open) => {
  let api: TestApi
  let hasDiskSpace = true

  beforeAll(async () => {
    api = await startTestApi({
      ...(await open()),
      hasDiskSpace: () => Promise.resolve(hasDiskSpace),
    })
  })

  const create = () => api.call('POST', '/api/careers', { as: 'administrator', body })
  const list = () => api.call('GET', '/api/careers', { as: 'administrator' })

  test('below the reserve writes are refused, until there is space again', async () => {
    hasDiskSpace = false
    const refused = await create()
    expect(refused.statusCode).toBe(507)
    expect(refused.json<{ message: string }>().message).toMatch(full)
    expect((await list()).json<{ total: number }>().total).toBe(0)
    const login = { username: emailOf('staff'), password: PASSWORD }
    expect((await api.call('POST', '/api/login', { body: login })).statusCode).toBe(200)
    expect((await api.call('POST', '/api/careers', { body })).statusCode).toBe(401)
    hasDiskSpace = true
    expect((await create()).statusCode).toBe(201)
  })

  test('a full disk of the database is reported to the caller, until there is space again', async () => {
    const { db } = api.database
    const before = (await list()).json<{ total: number }>().total
    await db.execute(sql`create function refuse_full() returns trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`)
    await db.execute(
      sql`create trigger full_disk before insert on careers for each row execute function refuse_full()`,
    )
    const refused = await create()
    expect(refused.statusCode).toBe(507)
    expect(refused.json<{ message: string }>().message).toMatch(full)
    expect((await list()).json<{ total: number }>().total).toBe(before)
    await db.execute(sql`drop trigger full_disk on careers`)
    expect((await create()).statusCode).toBe(201)
    expect((await list()).json<{ total: number }>().total).toBe(before + 1)
  })
})
