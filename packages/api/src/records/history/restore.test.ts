import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import { roleFixtures } from '@staff/content/role/role.fixtures'
import { serviceDataFixtures } from '@staff/content/serviceData/serviceData.fixtures'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import { userFixtures } from '@staff/content/user/user.fixtures'
import type { Fixtures } from '@staff/entity'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { users } from '../../identity/users/users.table'
import { images } from '../images/images.table'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import type { AuditEntry, Row } from '../testing'
import { addFirstRevisions } from './firstRevisions'
import { revisions } from '../../identity/audit/revisions.table'
import { startHistoryApi, type HistoryApi } from './testing'

eachSharedDatabase((empty) => {
  const start = async (each: Fixtures) => startHistoryApi(await empty(), each)

  describe('a restored version', () => {
    test('is a new version with the values of the old one, and audited', async () => {
      const api = await start(testimonialFixtures)
      const id = await api.create({ name: 'First', rating: 1 })
      await api.change(id, { name: 'Second', rating: 5 }, 1)
      const response = await api.restore(id, 1, 2)
      expect(response.statusCode).toBe(200)
      expect(response.headers['etag']).toBe('"3"')
      expect(response.json()).toEqual(await api.read(id))
      expect(response.json()).toMatchObject({ name: 'First', rating: 1, version: 3 })
      const audit = await api.call('GET', `/api/audit?recordId=${id}&action=restore`, {
        as: 'administrator',
      })
      expect(audit.json<{ records: AuditEntry[] }>().records).toMatchObject([
        {
          userName: 'Ana Admin',
          status: 200,
          changes: { name: { from: 'Second', to: 'First' }, rating: { from: 5, to: 1 } },
        },
      ])
      const { records } = await api.history(id)
      expect(records.map(({ reason, changed }) => [reason, changed])).toEqual([
        ['restored', ['name', 'rating']],
        ['changed', ['name', 'rating']],
        ['created', []],
      ])
    })

    test('that is like the record changes nothing', async () => {
      const api = await start(testimonialFixtures)
      const id = await api.create()
      expect((await api.restore(id, 1, 1)).json()).toEqual(await api.read(id))
      expect((await api.read(id)).version).toBe(1)
      expect((await api.history(id)).total).toBe(1)
    })

    test('leaves fields that it lacks and forgets those that no longer exist', async () => {
      const api = await start(testimonialFixtures)
      const id = await api.create({ name: 'First', rating: 1 })
      await api.change(id, { name: 'Second', rating: 5 }, 1)
      await alter(api, id, 1, sql`values - 'rating' || '{"former": true}'`)
      expect((await api.revision(id, 2)).changed).toEqual(['name'])
      expect((await api.restore(id, 1, 2)).json()).toMatchObject({ name: 'First', rating: 5 })
      expect((await api.revision(id, 3)).values).not.toHaveProperty('former')
    })

    test('clears what goes with a rule, as a change does', async () => {
      const api = await start(blogFixtures)
      const id = await api.create({ kind: 'Article', imageLink: '' })
      const { author, tags } = await api.read(id)
      const link = { kind: 'Link post', imageLink: 'https://example.com/' }
      expect((await api.change(id, link, 1)).statusCode).toBe(200)
      const restored = (await api.restore(id, 1, 2)).json()
      expect(restored).toMatchObject({ kind: 'Article', author, tags, imageLink: '' })
      expect((await api.restore(id, 2, 3)).json()).toMatchObject({ ...link, author: '', tags: [] })
    })

    test('of two at the same time one is refused, and no version is made twice', async () => {
      const api = await start(testimonialFixtures)
      const id = await api.create({ name: 'First' })
      await api.change(id, { name: 'Second' }, 1)
      await api.change(id, { name: 'Third' }, 2)
      const both = await Promise.all([api.restore(id, 1, 3), api.restore(id, 2, 3)])
      expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 412]))
      expect((await api.history(id)).records.map(({ version }) => version)).toEqual([4, 3, 2, 1])
    })
  })

  describe('a version is refused', () => {
    test('whose values are wrong today, with a message at each field', async () => {
      const api = await start(testimonialFixtures)
      const id = await api.create()
      await alter(api, id, 1, sql`values || '{"rating": 9, "name": "", "description": 7}'`)
      const response = await api.restore(id, 1, 1)
      expect(response.statusCode).toBe(422)
      const { errors } = response.json<{ errors: object }>()
      expect(Object.keys(errors)).toEqual(['name', 'rating', 'description'])
      expect((await api.history(id)).total).toBe(1)
    })

    test('whose name another record has meanwhile, at its field', async () => {
      const api = await start(roleFixtures)
      const id = await api.create({ name: 'Editors', roleTypeId: 2 })
      await api.change(id, { name: 'Writers' }, 1)
      await api.create({ name: 'EDITORS', roleTypeId: 2 })
      expect((await api.restore(id, 1, 2)).json()).toMatchObject({
        status: 422,
        errors: { name: 'Name is used by another role' },
      })
    })

    test('whose service or picture is gone, at its field', async () => {
      const api = await start(serviceDataFixtures)
      const { filled } = serviceDataFixtures
      const other = await api.call('POST', '/api/services', {
        as: 'administrator',
        body: {
          name: 'B',
          orderBy: 1,
          icon: filled.image,
          headingBy: 'B',
          descriptionBy: 'B',
          image: '',
        },
      })
      const id = await api.create({ serviceId: other.json<Row>()['id'], image: '' })
      expect((await api.change(id, { serviceId: filled.serviceId }, 1)).statusCode).toBe(200)
      const remove = { as: 'administrator', headers: { 'if-match': '*' } } as const
      const address = `/api/services/${String(other.json<Row>()['id'])}`
      expect((await api.call('DELETE', address, remove)).statusCode).toBe(204)
      expect(errorsIn(await api.restore(id, 1, 2))).toEqual({
        serviceId: expect.stringContaining('no longer exists'),
      })
      await alter(api, id, 2, sql`values || ${JSON.stringify({ image: filled.image })}::jsonb`)
      await api.database.db.delete(images)
      expect(errorsIn(await api.restore(id, 2, 2))).toEqual({
        image: expect.stringContaining('upload it again'),
      })
    })

    test('that would take the last administrator away, or needs a confirmed password', async () => {
      const api = await start(userFixtures)
      const { administrator } = api.ids
      await addFirstRevisions(api.database.db)
      await alter(api, administrator, 1, sql`values || '{"account": "Disabled"}'`)
      const change = await api.change(administrator, { account: 'Disabled' }, 1)
      const restored = await api.restore(administrator, 1, 1)
      expect([change.statusCode, restored.statusCode]).toEqual([422, 422])
      expect(restored.json<Row>()['message']).toBe(change.json<Row>()['message'])

      const { roleId } = await api.read(administrator)
      const id = await api.create({ roleId })
      const { roleId: staff } = await api.read(api.ids.staff)
      await api.change(id, { roleId: staff }, 1)
      const token = await api.logIn('administrator')
      const options = { token, body: { version: 1 }, headers: { 'if-match': '"2"' } }
      const unconfirmed = await api.send('POST', `/${id}/restore`, options)
      expect(unconfirmed.json()).toMatchObject({ status: 403, code: 'confirmation-required' })
      expect((await api.restore(id, 1, 2)).statusCode).toBe(200)
    })
  })

  test('a new password makes no version, and no revision holds it', async () => {
    const api = await start(userFixtures)
    const id = await api.create()
    const given = await api.send('POST', `/${id}/one-time-password`)
    const { password } = given.json<{ password: string }>()
    const [stored] = await api.database.db.select().from(users).where(eq(users.id, id))
    const rows = await api.database.db.select().from(revisions).where(eq(revisions.recordId, id))
    expect(rows).toHaveLength(1)
    for (const secret of [password, stored?.passwordHash, stored?.draftKey])
      expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

/** Gives a stored version other values, as an older version of the console could have left them. */
async function alter({ database }: HistoryApi, id: string, version: number, values: unknown) {
  await database.db.execute(
    sql`update revisions set values = ${values} where record_id = ${id} and version = ${version}`,
  )
}

function errorsIn(response: Awaited<ReturnType<HistoryApi['restore']>>): unknown {
  expect(response.statusCode).toBe(422)
  return response.json<{ errors: unknown }>().errors
}
