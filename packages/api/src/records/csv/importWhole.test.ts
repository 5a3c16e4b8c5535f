import { randomUUID } from 'node:crypto'

import type { ImportResult } from '@staff/contract'
import { career } from '@staff/content/career/career.entity'
import { role as roleEntity, user } from '@staff/entity/people'
import { serviceData } from '@staff/content/serviceData/serviceData.entity'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'

import { eachDatabase } from '../../testing/eachDatabase'
import { startCsvApi } from './testing'

const HEAD = 'Title,Experience,Type,Location,Department,Description'
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => `Job ${index},3,Contract,Leeds,Yard,Work.`)
const file = (count: number) => [HEAD, ...rows(count)].join('\n')

eachDatabase((open) => {
  let api: Awaited<ReturnType<typeof startCsvApi>>
  afterEach(() => api.close())

  test('a failure in the middle leaves nothing', async () => {
    api = await startCsvApi(await open(), career)
    await api.database.db.execute(sql`
      create function fail() returns trigger language plpgsql as
      $$ begin if new.title = 'Job 700' then raise exception 'broken'; end if; return new; end $$`)
    await api.database.db.execute(
      sql`create trigger fail before insert on careers for each row execute function fail()`,
    )
    const response = await api.send(file(1200), 'partial=true')
    // A response that has begun names the problem in its body.
    const { problem } = response.json<{ problem?: { status: number } }>()
    expect(problem?.status ?? response.statusCode).toBe(500)
    expect((await api.list()).total).toBe(0)
    expect((await api.audit('')).total).toBe(0)
    await api.database.db.execute(sql`drop trigger fail on careers`)
    expect(await api.import(file(1200))).toMatchObject({ created: 1200 })
    expect((await api.list()).total).toBe(1200)
  })

  test('a client that disconnects in the middle leaves nothing', async () => {
    api = await startCsvApi(await open(), career)
    const url = await api.app.listen({ port: 0, host: '127.0.0.1' })
    const token = await api.logIn('administrator')
    const abort = new AbortController()
    const sent = fetch(`${url}/api/careers/import`, {
      method: 'POST',
      signal: abort.signal,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
      body: file(20_000),
    })
    const { body } = await sent
    const reader = body?.getReader()
    await reader?.read()
    abort.abort()
    await reader?.read().catch(() => undefined)
    // The connection of the transaction is free again when it is rolled back.
    await expect
      .poll(async () => (await api.send(file(1), 'preview=true')).statusCode, { timeout: 30_000 })
      .toBe(200)
    expect((await api.list()).total).toBe(0)
    await api.app.close()
  }, 60_000)

  test('a client that cancels at the commit can read what was stored', async () => {
    api = await startCsvApi(await open(), career)
    const headers = { 'idempotency-key': randomUUID() }
    const before = await api.send('', 'outcome=true', { headers })
    expect([before.statusCode, before.json()]).toEqual([200, { progress: [] }])
    // The import is still running when the question arrives.
    const [stored, asked] = await Promise.all([
      api.send(file(3000), '', { headers }),
      askUntilStored(headers),
    ])
    const { report } = stored.json<ImportResult>()
    expect(report).toMatchObject({ created: 3000, isStored: true })
    expect(asked.report).toEqual(report)
    const others = await api.send('', 'outcome=true', {
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(others.json()).toEqual({ progress: [] })
    expect((await api.list()).total).toBe(3000)
  })

  test('a name that another role has is refused, as is one that stands twice', async () => {
    api = await startCsvApi(await open(), roleEntity)
    await api.store([{ name: 'Editor', roleTypeId: 2 }])
    const report = await api.import(
      'Name,Role Type\nＥditor,Staff\nWriter,staff\nwriter,Staff\nReader,2',
      'partial=true',
    )
    expect(report).toMatchObject({ created: 2, isStored: true })
    expect(report.refused.map(({ row, errors }) => [row, errors])).toEqual([
      [2, [{ column: 0, message: 'Name is used by another role' }]],
      [4, [{ column: 0, message: 'Name is used by another role' }]],
    ])
  })

  test('users are changed by the name of their role, and are not added', async () => {
    api = await startCsvApi(await open(), user)
    const [role = ''] = await roleNames('staff')
    const exported = await api.export()
    const changed = exported.replace(/(Ana,Admin,[^,]+),[^,]+,/, `$1,${role},`)
    const stranger = `Eve,Stranger,eve@example.com,${role},,Active,,,,,,\r\n`
    const report = await api.import(changed + stranger, 'preview=true')
    expect(report).toMatchObject({ changed: 1, same: 1, created: 0 })
    expect(report.refused[0]?.errors[0]?.message).toMatch(/^A new colleague cannot be imported/)
    // It would leave no administrator.
    expect((await api.import(changed)).refused).toMatchObject([
      {
        title: 'Ana Admin',
        errors: [{ column: 3, message: expect.stringMatching(/last administrator/) }],
      },
    ])
  })

  test('a change of roles asks for the password, and stores nothing until then', async () => {
    api = await startCsvApi(await open(), user)
    const [role = ''] = await roleNames('administrator')
    const text = (await api.export()).replace(/(Sam,Staff,[^,]+),[^,]+,/, `$1,${role},`)
    const token = await api.logIn('administrator')
    const refused = await api.send(text, '', { token })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { code: 'confirmation-required' },
    ])
    expect(await api.import(text)).toMatchObject({ changed: 1, isStored: true })
  })

  test('a reference must be right', async () => {
    api = await startCsvApi(await open(), user)
    const id = api.ids.staff
    const message = async (head: string, cells: string) =>
      (await api.import(`ID,${head}\n${id},${cells}`, 'preview=true')).refused[0]?.errors[0]
        ?.message
    expect(await message('Role Name', 'Nobody')).toBe('There is no “Nobody” in roles')
    expect(await message('Role Name ID', randomUUID())).toMatch(/no longer exists/)
    const roles = await api.call('GET', '/api/roles?q=administrator', { as: 'administrator' })
    const [{ id: another } = { id: '' }] = roles.json<{ records: { id: string }[] }>().records
    expect(await message('Role Name,Role Name ID', `Nobody,${another}`)).toMatch(
      /different records/,
    )
  })

  test('a name is found among any number of records', async () => {
    api = await startCsvApi(await open(), serviceData)
    await api.database.db.execute(sql`
      insert into services (id, name, icon, order_by, heading_by, description_by)
      select gen_random_uuid(), 'Service ' || number, '', number, '', '' from generate_series(1, 20500) number`)
    const report = await api.import(
      'Service,Order By,Title,Description\nservice 20500,1,First,A\nService 1,2,Second,B\nService 0,3,Third,C',
      'partial=true',
    )
    expect(report).toMatchObject({
      created: 2,
      refused: [{ errors: [{ message: 'There is no “Service 0” in services' }] }],
    })
  }, 60_000)

  test('a person imports one file at a time', async () => {
    api = await startCsvApi(await open(), career)
    const responses = await Promise.all([api.send(file(3000)), api.send(file(3000))])
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]))
    expect((await api.list()).total).toBe(3000)
  })

  async function askUntilStored(headers: Record<string, string>): Promise<ImportResult> {
    for (;;) {
      const answer = await api.send('', 'outcome=true', { headers })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      const result = answer.json<ImportResult>()
      if (result.report) return result
    }
  }

  async function roleNames(of: string): Promise<string[]> {
    const roles = await api.call('GET', `/api/roles?q=${of}`, { as: 'administrator' })
    return roles.json<{ records: { name: string }[] }>().records.map(({ name }) => name)
  }
})
