import { beforeAll, describe, expect, test } from 'vitest'

import { PASSWORD, startTestApi, type TestApi } from '../../testing/testApi'
import {
  startRecordsApi,
  valuesOf,
  writableSuites,
  type AuditEntry,
  type Row,
} from '../../records/testing'
import { eachSharedDatabase } from '../../testing/eachDatabase'

eachSharedDatabase((empty) => {
  describe.each(writableSuites)('%s', (_name, each) => {
    const { entity, filled, records, create } = each
    const { area, idKey, titleOf } = entity

    test('records who created, changed and deleted a record, and the changed fields', async () => {
      const api = await startRecordsApi(await empty(), each)
      const values = valuesOf(entity, filled)
      const made = (await api.create({ ...values, ...create })).json<Row>()
      const [field = ''] = entity.searched
      const other = records.map((record) => record[field]).find((value) => value !== values[field])
      const changed = (await api.change(made, { [field]: other })).json<Row>()
      await api.remove(changed)

      const { records: entries } = await api.audit(`area=${area}&recordId=${String(made[idKey])}`)
      const about = { userName: 'Ana Admin', area, recordId: made[idKey] }
      const [deletion, change, creation] = entries
      expect(entries).toHaveLength(3)
      expect(creation).toMatchObject({ ...about, action: 'create', status: 201 })
      expect(creation).toMatchObject({ recordTitle: titleOf(made) })
      expect(Object.keys(entity.fields)).toEqual(
        expect.arrayContaining(Object.keys(creation?.changes ?? {})),
      )
      expect(change).toMatchObject({ ...about, action: 'change', status: 200 })
      expect(change?.changes).toEqual({ [field]: { from: values[field], to: other } })
      expect(deletion).toMatchObject({ ...about, action: 'delete', status: 204 })
      expect(deletion?.changes[field]).toEqual({ from: other, to: null })
      const secrets = Object.values(create).map(String)
      expect(secrets.filter((secret) => JSON.stringify(entries).includes(secret))).toEqual([])
    })
  })

  describe('the list of entries', () => {
    let api: TestApi

    beforeAll(async () => {
      api = await startTestApi(await empty())
    })

    async function entries(query = '') {
      const response = await api.call('GET', `/api/audit?${query}`, { as: 'administrator' })
      return response.json<{ records: AuditEntry[]; total: number }>()
    }

    test('contains refused writes', async () => {
      const writes = api.app.routeTable.filter(
        ({ method, access }) => access === 'administrator' && !['GET', 'HEAD'].includes(method),
      )
      for (const { method, url } of writes)
        await api.call(method, url.replace(':id', api.ids.staff), { as: 'staff' })
      const { records, total } = await entries(`userId=${api.ids.staff}&pageSize=100`)
      expect(total).toBe(writes.length)
      expect(new Set(records.map(({ status }) => status))).toEqual(new Set([403]))
      expect(new Set(records.map(({ area }) => area))).toEqual(
        new Set(writes.map(({ url }) => url.split('/')[2])),
      )
    })

    test('records a failed creation with its status', async () => {
      const before = (await entries()).total
      const role = { name: 'Administrator of all', roleTypeId: 1 }
      await api.call('POST', '/api/roles', { as: 'administrator', body: role })
      await api.call('POST', '/api/roles', { as: 'administrator', body: role })
      const { records, total } = await entries()
      expect(total).toBe(before + 2)
      expect(records.map(({ status }) => status).slice(0, 2)).toEqual([422, 201])
    })

    test('has the request id of each entry, and sorts newest first', async () => {
      const body = { name: 'A', roleTypeId: 9 }
      const headers = { 'if-match': '*' }
      const url = `/api/users/${api.ids.staff}`
      const refused = await api.call('PATCH', url, { as: 'administrator', body, headers })
      const { records } = await entries('pageSize=100')
      expect(records[0]?.requestId).toBe(refused.json<{ requestId: string }>().requestId)
      const times = records.map(({ createdAt }) => createdAt)
      expect(times).toEqual(times.toSorted().toReversed())
    })

    test('can be paged and filtered', async () => {
      const all = (await entries('pageSize=100')).records
      const second = await entries('pageSize=2&page=2')
      expect(second.records).toEqual(all.slice(2, 4))
      const created = await entries('action=create&area=roles&pageSize=100')
      expect(created.records).toEqual(
        all.filter(({ action, area }) => action === 'create' && area === 'roles'),
      )
      expect((await entries(`from=${all[0]?.createdAt}`)).total).toBeGreaterThan(0)
      expect((await entries('to=2020-01-01')).total).toBe(0)
    })

    test.each(['userId=', 'to=%2B123456-01-01', 'action=look', 'area=nothing', 'from=yesterday'])(
      'refuses %s',
      async (query) => {
        const response = await api.call('GET', `/api/audit?${query}`, { as: 'administrator' })
        expect(response.statusCode).toBe(422)
      },
    )

    test('is for administrators', async () => {
      expect((await api.call('GET', '/api/audit', { as: 'staff' })).statusCode).toBe(403)
    })

    test('never contains a password', async () => {
      const body = { oldPassword: PASSWORD, newPassword: 'Another-horse-9', confirmPassword: '' }
      await api.call('POST', '/api/change-password', { as: 'staff', body })
      const text = JSON.stringify(await entries('pageSize=100'))
      expect(text).toContain('change-password')
      expect(text).not.toMatch(/-horse-/)
    })
  })
})
