import type { BulkResult } from '@staff/contract'
import { team } from '@staff/content/team/team.entity'
import { teamFixtures } from '@staff/content/team/team.fixtures'
import type { EntityValues } from '@staff/entity'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import { queryRows } from '../platform/db/queryRows'
import { onSharedEmbedded } from '../testing/eachDatabase'
import { giveRights } from '../testing/giveRights'
import type { Person } from '../testing/testApi'
import { startBulkApi, type BulkApi } from './bulk/testing'
import { storeImagesOf, valuesOf } from './testing'

// What the public site shows of a team member needs the step "publish". Only their email is private.

const PEOPLE: EntityValues[] = teamFixtures.records.map((record) =>
  Object.assign<EntityValues, object>({}, record),
)
const [MARA = {}, DEVON = {}] = PEOPLE

const NOT_PUBLISH = 'The role Editors may edit teams, not publish them.'

onSharedEmbedded((empty) => {
  let api: BulkApi
  let id: string

  beforeEach(async () => {
    api = await startBulkApi(await empty(), team)
    await storeImagesOf(api.database, team, PEOPLE)
    const created = await api.call('POST', '/api/teams', {
      as: 'administrator',
      body: valuesOf(team, MARA),
    })
    id = created.json<{ id: string }>().id
    await giveRights(api, { areas: { teams: 'edit' } })
  })

  const change = (body: object, as: Person = 'staff', query = '') =>
    api.call('PATCH', `/api/teams/${id}${query}`, { as, body, headers: { 'if-match': '*' } })
  const restore = (body: object, as: Person = 'staff') =>
    api.call('POST', `/api/teams/${id}/restore`, { as, body, headers: { 'if-match': '*' } })
  const replaceName = {
    action: 'replace',
    values: { field: 'name', find: 'Mara', replace: 'Maria' },
  }

  const publish = () => giveRights(api, { areas: { teams: 'publish' } })
  const editAgain = () => giveRights(api, { areas: { teams: 'edit' } })

  /** Everything that a refused call must not change. */
  async function stored() {
    const names = ['teams', 'revisions', 'trash', 'bulk_undos', 'images']
    const rows = await Promise.all(
      names.map((name) =>
        queryRows(api.database.db, sql`select * from ${sql.identifier(name)} order by 1, 2, 3`),
      ),
    )
    return JSON.stringify(rows)
  }

  async function expectRefused(send: () => ReturnType<typeof change>, message = NOT_PUBLISH) {
    const before = await stored()
    const response = await send()
    expect([response.statusCode, response.json()]).toMatchObject([
      403,
      { code: 'not-allowed', message },
    ])
    expect(await stored()).toBe(before)
  }

  describe('the step "edit"', () => {
    test('changes a private field, with its version and its audit', async () => {
      const response = await change({ email: 'mara@example.com' })
      expect([response.statusCode, response.json()]).toMatchObject([
        200,
        { email: 'mara@example.com', version: 2 },
      ])
      const { records } = await api.audit('action=change')
      expect(records).toMatchObject([{ userName: 'Sam Staff', recordId: id }])
    })

    test.each(Object.keys(team.fields).filter((name) => name !== 'email'))(
      'does not change the public field %s',
      async (name) => {
        const { [name]: value } = DEVON
        await expectRefused(() => change({ [name]: value }))
        await expectRefused(() => change({ [name]: value, email: 'mara@example.com' }))
        await expectRefused(() => change({ [name]: value }, 'staff', '?undo=true'))
      },
    )

    test('learns of a wrong value as before', async () => {
      const response = await change({ email: 'mara' })
      expect([response.statusCode, response.json()]).toMatchObject([
        422,
        { errors: { email: 'Invalid email address' } },
      ])
    })

    test('neither creates, deletes, moves nor imports', async () => {
      const body = valuesOf(team, DEVON)
      const headers = { 'if-match': '*' }
      const post = (path: string, sent: unknown, type = 'application/json') =>
        api.call('POST', `/api/teams${path}`, {
          as: 'staff',
          body: sent,
          headers: { 'content-type': type },
        })
      await expectRefused(() => post('', body))
      await expectRefused(() => api.call('DELETE', `/api/teams/${id}`, { as: 'staff', headers }))
      await expectRefused(() => post('/order', { id, position: 1 }))
      await giveRights(api, { areas: { teams: 'edit' }, actions: ['import', 'deleteForEver'] })
      const file = Buffer.from(`ID,Email\n${id},mara@example.com\n`)
      await expectRefused(() => post('/import', file, 'text/csv'))
      await expectRefused(() =>
        api.call('DELETE', `/api/teams/${id}?forever=true`, { as: 'staff', headers }),
      )
    })

    test('neither replaces nor deletes in many records', async () => {
      await expectRefused(() => api.send({ ...replaceName, ids: [id] }, { as: 'staff' }))
      await expectRefused(() => api.send({ action: 'delete', ids: [id] }, { as: 'staff' }))
    })

    test('restores a version that differs in a private field only', async () => {
      await change({ email: 'mara@example.com' }, 'administrator')
      const back = await restore({ version: 1 })
      expect([back.statusCode, back.json()]).toMatchObject([
        200,
        { version: 3, email: MARA['email'] },
      ])
      await change({ name: 'Maria' }, 'administrator')
      await expectRefused(() => restore({ version: 1 }))
    })

    test('does not bring back a deleted record', async () => {
      const headers = { 'if-match': '*' }
      await api.call('DELETE', `/api/teams/${id}`, { as: 'administrator', headers })
      await expectRefused(() => restore({}))
      await expectRefused(() => api.send({ action: 'restore', ids: [id] }, { as: 'staff' }))
    })
  })

  describe('a right that is lost', () => {
    test.each([
      ['a replacement', replaceName],
      ['a deletion', { action: 'delete' }],
    ])('%s cannot be undone', async (_, action) => {
      await publish()
      const done = await api.send({ ...action, ids: [id] }, { as: 'staff' })
      expect(done.statusCode).toBe(200)
      const { undo } = done.json<BulkResult>()
      await editAgain()
      await expectRefused(() => api.send({ action: 'undo', undo }, { as: 'staff' }))
      await publish()
      const undone = await api.send({ action: 'undo', undo }, { as: 'staff' })
      expect([undone.statusCode, (await api.read(id))['name']]).toEqual([200, 'Mara Lindqvist'])
    })

    test('a repeated change is refused, although its key is known', async () => {
      await publish()
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const body = { ...replaceName, ids: [id] }
      expect((await api.send(body, { as: 'staff', headers })).statusCode).toBe(200)
      await editAgain()
      await expectRefused(() => api.send(body, { as: 'staff', headers }))
    })

    test('ends while somebody has the form open: nothing is stored', async () => {
      expect((await change({ email: 'one@example.com' })).statusCode).toBe(200)
      await giveRights(api, { areas: { teams: 'see' } })
      const email = { email: 'two@example.com' }
      await expectRefused(() => change(email), 'The role Editors may see teams, not edit them.')
      await giveRights(api, { areas: { blogs: 'publish' } })
      await expectRefused(() => change(email), 'The role Editors may not open teams.')
      await giveRights(api, { areas: { teams: 'edit' }, regions: ['UK'] })
      const region = 'The role Editors is for UK, and this is for US.'
      await expectRefused(() => change(email), region)
    })
  })
})
