import { queryFixtures } from '@staff/content/query/query.fixtures'
import { roleFixtures } from '@staff/content/role/role.fixtures'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import { userFixtures } from '@staff/content/user/user.fixtures'
import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'

import { purgeOldQueries } from '@staff/server/areas/queries/purgeQueries'
import { queries } from '@staff/server/areas/queries/queries.table'
import { audit } from '../../identity/audit/audit.table'
import { purgeExpired } from '../../operations/purge/schedulePurge'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { revisions } from '../../identity/audit/revisions.table'
import { keptSuites } from '../history/testing'
import { valuesOf, type Row } from '../testing'
import { trash } from '../table/trash.table'
import { startTrashApi } from './testing'

const DAY = 24 * 60 * 60_000
const KEEP_ALL = { auditDays: 0, revisionDays: 0, trashDays: 0 }

eachSharedDatabase((empty) => {
  describe.each(keptSuites)('%s', (_name, each) => {
    const { entity } = each

    test('a deleted record is in the trash, shown by no other call, and comes back as it was', async () => {
      const api = await startTrashApi(await empty(), each)
      const id = await api.create()
      const before = await api.read(id)
      const removed = await api.remove(id, 1)
      expect([removed.statusCode, removed.headers['etag']]).toEqual([204, '"2"'])
      const { records, total } = await api.trash()
      expect(total).toBe(1)
      const title = entity.titleOf(before)
      const by = { deletedById: api.ids.administrator, deletedByName: 'Ana Admin' }
      expect(records).toEqual([
        {
          area: entity.area,
          id,
          title,
          version: 2,
          ...by,
          deletedAt: expect.any(String),
          expiresAt: expect.any(String),
        },
      ])
      const [trashed] = records
      const { deletedAt = '', expiresAt } = trashed ?? {}
      expect(Date.parse(expiresAt ?? '') - Date.parse(deletedAt)).toBe(30 * DAY)

      // Every call that reads, with the id where it takes one.
      const reads = api.app.routeTable.filter(
        ({ method, url }) =>
          method === 'GET' && url.startsWith('/api/') && !/audit|trash/.test(url),
      )
      const about = new RegExp(`^/api/${entity.area}/:id$`)
      for (const { url } of reads) {
        const address = url.replace(/:id\b/, id).replace(':version', '1').replace(':file', 'x')
        const { statusCode, body } = await api.call(
          'GET',
          `${address}${url === '/api/search' ? '?q=a' : ''}`,
          {
            as: 'administrator',
          },
        )
        expect(statusCode === 200 && body.includes(id) ? url : '').toBe('')
        if (about.test(url)) expect(statusCode).toBe(404)
      }

      const restored = await api.bringBack(id, 2)
      expect(restored.statusCode).toBe(200)
      expect(restored.headers['etag']).toBe('"3"')
      const { updatedAt } = restored.json<Row>()
      // The public site does not show it again by itself.
      const status = entity.publicSite ? { status: 'Unpublished' } : {}
      expect(restored.json()).toEqual({ ...before, ...status, version: 3, updatedAt })
      expect((await api.trash()).total).toBe(0)
      const { records: history } = await api.history(id)
      expect(history.map(({ reason }) => reason)).toEqual(['restored', 'deleted', 'created'])
    })

    test('deleted for ever, nothing of it is left, live or from the trash', async () => {
      const api = await startTrashApi(await empty(), each)
      const { db } = api.database
      for (const isTrashed of [false, true]) {
        const id = await api.create()
        if (isTrashed) expect((await api.remove(id, 1)).statusCode).toBe(204)
        expect((await api.forever(id, isTrashed ? 1 : 2)).statusCode).toBe(412)
        expect((await api.forever(id, isTrashed ? 2 : 1)).statusCode).toBe(204)
        expect((await api.bringBack(id)).statusCode).toBe(404)
        expect(await db.$count(trash)).toBe(0)
        expect(await db.$count(revisions, eq(revisions.recordId, id))).toBe(0)
        const [last] = await db
          .select()
          .from(audit)
          .where(sql`record_id = ${id} and action = 'delete-forever'`)
        expect(last).toMatchObject({ userName: 'Ana Admin', status: 204, changes: {} })
      }
    })
  })

  test('what is in the way is said at its field', async () => {
    const api = await startTrashApi(await empty(), roleFixtures)
    const id = await api.create({ name: 'Editors', roleTypeId: 2 })
    const user = { ...valuesOf(userFixtures.entity, userFixtures.filled), ...userFixtures.create }
    const made = await api.call('POST', '/api/users', {
      as: 'administrator',
      body: { ...user, roleId: id },
    })
    const person = `/api/users/${String(made.json<Row>()['id'])}`
    const any = { as: 'administrator', headers: { 'if-match': '*' } } as const
    expect((await api.remove(id, 1)).statusCode).toBe(409)
    expect((await api.call('DELETE', person, any)).statusCode).toBe(204)
    // A user in the trash needs no role.
    expect((await api.remove(id, 1)).statusCode).toBe(204)
    const restored = await api.call('POST', `${person}/restore`, any)
    expect(restored.json()).toMatchObject({
      status: 422,
      errors: { roleId: expect.stringContaining('no longer exists') },
    })
    const login = { username: user['email'], password: user['password'] }
    expect((await api.call('POST', '/api/login', { body: login })).statusCode).toBe(401)

    const other = await api.create({ name: 'EDITORS', roleTypeId: 2 })
    expect((await api.bringBack(id)).json()).toMatchObject({
      status: 422,
      errors: { name: expect.stringContaining('Change it there') },
    })
    await api.change(other, { name: 'Writers' }, 1)
    expect((await api.bringBack(id)).statusCode).toBe(200)
    expect((await api.call('POST', `${person}/restore`, any)).statusCode).toBe(200)
    expect((await api.call('POST', '/api/login', { body: login })).statusCode).toBe(200)
  })

  test('an administrator comes back with a confirmed password only', async () => {
    const api = await startTrashApi(await empty(), userFixtures)
    const { roleId } = await api.read(api.ids.administrator)
    const id = await api.create({ roleId })
    await api.remove(id, 1)
    const token = await api.logIn('administrator')
    const options = { token, headers: { 'if-match': '*' } }
    expect((await api.send('POST', `/${id}/restore`, options)).json()).toMatchObject({
      status: 403,
      code: 'confirmation-required',
    })
    expect((await api.bringBack(id)).statusCode).toBe(200)
  })

  test('of a record and its versions, only what is asked for comes back', async () => {
    const api = await startTrashApi(await empty(), testimonialFixtures)
    const id = await api.create()
    expect((await api.bringBack(id, 1)).json()).toMatchObject({
      status: 409,
      message: 'This testimonial is not in the trash.',
    })
    await api.remove(id, 1)
    expect((await api.restore(id, 1, 2)).statusCode).toBe(404)
    expect((await api.bringBack(id, 1)).statusCode).toBe(412)
    expect((await api.send('POST', `/${id}/restore`, { body: {} })).statusCode).toBe(428)
    const both = await Promise.all([api.bringBack(id, 2), api.bringBack(id, 2)])
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await api.history(id)).total).toBe(3)
  })

  test('TRASH_DAYS and QUERIES_DAYS delete for ever, and leave no personal data', async () => {
    const api = await startTrashApi(await empty(), queryFixtures)
    const { db } = api.database
    const values = valuesOf(queryFixtures.entity, { ...queryFixtures.filled, assigneeId: null })
    const table: PgTable = queries
    await db.insert(table).values([values, { ...values }])
    const rows = await db.select({ id: queries.id }).from(queries)
    for (const { id } of rows) expect((await api.remove(id, 1)).statusCode).toBe(204)
    await purgeExpired(db, { ...KEEP_ALL, trashDays: 30 }, later(29))
    expect(await db.$count(trash)).toBe(2)
    await db.execute(sql`update trash set "row" = jsonb_set("row", '{created_at}', '"2020-01-01"')
      where record_id = ${rows[0]?.id}`)
    await purgeOldQueries(db, { queriesDays: 100 }, later(29))
    expect(await db.$count(trash)).toBe(1)
    await purgeExpired(db, { ...KEEP_ALL, trashDays: 30 }, later(31))
    expect(await db.$count(trash)).toBe(0)
    const entries = await db.select().from(audit).where(eq(audit.action, 'delete-forever'))
    expect(new Set(entries.map(({ userName }) => userName))).toEqual(
      new Set(['QUERIES_DAYS', 'TRASH_DAYS']),
    )
    expect(new Set(entries.map(({ recordTitle }) => recordTitle))).toEqual(new Set(['']))
  })
})

function later(days: number): Date {
  return new Date(Date.now() + days * DAY)
}
