import { randomUUID } from 'node:crypto'

import { service } from '@staff/content/service/service.entity'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { services, servicesLive } from '@staff/server/areas/services/services.table'
import { audit } from '../../identity/audit/audit.table'
import { eachDatabase } from '../../testing/eachDatabase'
import type { Row } from '../testing'
import { serviceRows, startOrderApi, type OrderApi } from './testing'

eachDatabase((open) => {
  describe('an order by a number field', () => {
    let api: OrderApi
    let ids: string[]
    const idAt = (place: number) => ids[place - 1] ?? ''

    beforeAll(async () => {
      api = await startOrderApi(await open(), service)
    })
    afterAll(() => api.close())
    beforeEach(async () => {
      await api.database.db.delete(services)
      await api.database.db.delete(servicesLive)
      // Staff type these numbers: they have gaps and ties.
      ids = await api.store(serviceRows([0, 10, 10, 10, 500, 9999]))
    })

    test('a move leaves neither gaps nor ties, and says where the record is and was', async () => {
      expect(await api.move({ id: idAt(5), before: idAt(2) })).toEqual({
        position: 2,
        from: 5,
        total: 6,
      })
      expect(await api.inOrder('name')).toEqual(named([1, 5, 2, 3, 4, 6]))
      expect(await api.inOrder('orderBy')).toEqual([1, 2, 3, 4, 5, 6])
      await api.move({ id: idAt(1), after: idAt(6) })
      await api.move({ id: idAt(3), position: 1 })
      expect(await api.inOrder('name')).toEqual(named([3, 5, 2, 4, 6, 1]))
      expect(await api.inOrder('orderBy')).toEqual([1, 2, 3, 4, 5, 6])
    })

    test('an undo restores the order, unless the record was moved since', async () => {
      const { position, from } = await api.move({ id: idAt(6), position: 2 })
      const undo = { id: idAt(6), position: from, from: position }
      await api.move(undo)
      expect(await api.inOrder('name')).toEqual(named([1, 2, 3, 4, 5, 6]))
      const late = await api.send(undo)
      expect(late.statusCode).toBe(409)
      expect(late.json()).toMatchObject({
        message: 'You have changed the order meanwhile. This service was left where it is.',
      })
      await api.database.db.update(audit).set({ userId: randomUUID(), userName: 'Ben Moss' })
      expect((await api.send(undo)).json()).toMatchObject({
        message: 'Ben Moss has changed the order meanwhile. This service was left where it is.',
      })
      await api.database.db.delete(audit)
      expect((await api.send(undo)).json()).toMatchObject({
        message: 'Someone has changed the order meanwhile. This service was left where it is.',
      })
    })

    test('a person who edits a record can save although it or another one was moved', async () => {
      const before = (await api.list()).records
      await api.move({ id: idAt(6), position: 1 })
      const after = (await api.list()).records
      expect(after.at(0)).toMatchObject({ orderBy: 1, version: before.at(-1)?.version })
      expect(after.slice(1).map(stamps)).toEqual(before.slice(0, -1).map(stamps))
      const saved = await api.call('PATCH', `/api/services/${idAt(2)}`, {
        as: 'administrator',
        body: { headingBy: 'Typed meanwhile' },
        headers: { 'if-match': `"${before[1]?.version}"` },
      })
      expect(saved.statusCode).toBe(200)
      expect(saved.json()).toMatchObject({ headingBy: 'Typed meanwhile', orderBy: 3 })
    })

    test('the audit has one entry, with the record that was moved', async () => {
      await api.move({ id: idAt(5), position: 2 })
      await api.move({ id: idAt(5), position: 2 })
      const { records } = await api.audit(`action=move&recordId=${idAt(5)}`)
      expect(records).toMatchObject([
        { recordId: idAt(5), status: 200, changes: { position: { from: 5, to: 2 } } },
      ])
      expect((await api.audit(`action=change&recordId=${idAt(3)}`)).records).toEqual([])
    })

    test('the public site has the new order', async () => {
      const read = async () =>
        (await api.call('GET', '/api/public/services')).json<{ records: Row[] }>()
      const before = await read()
      expect(before.records.map(({ name }) => name)).toEqual(named([1, 2, 3, 4, 5, 6]))
      await api.move({ id: idAt(6), position: 1 })
      await expect.poll(async () => (await read()).records[0]?.['name']).toBe('Service 6')
    })

    test('a new record gets the number that was typed, and the next move makes room', async () => {
      await api.move({ id: idAt(2), position: 1 })
      const [added = ''] = await api.store(serviceRows([3]))
      await api.move({ id: added, position: 7 })
      expect(await api.inOrder('orderBy')).toEqual([1, 2, 3, 4, 5, 6, 7])
    })

    test('only administrators move records', async () => {
      const body = { id: idAt(1), position: 2 }
      const staff = await api.call('POST', '/api/services/order', { as: 'staff', body })
      expect(staff.statusCode).toBe(403)
      expect((await api.call('POST', '/api/services/order', { body })).statusCode).toBe(401)
    })

    test('a list of more than 9,999 records is refused in a sentence', async () => {
      await api.database.db
        .execute(sql`insert into services (id, name, icon, order_by, heading_by, description_by)
        select gen_random_uuid(), 'Many', '', 1, '', '' from generate_series(1, 9993)`)
      expect(await api.move({ id: idAt(6), position: 1 })).toMatchObject({ total: 9999 })
      await api.store(serviceRows([1]))
      const refused = await api.send({ id: idAt(6), position: 2 })
      expect(refused.statusCode).toBe(422)
      expect(refused.json()).toMatchObject({
        message: 'A list of more than 9,999 records cannot be ordered by moving them.',
      })
    }, 60_000)
  })
})

function stamps({ version, updatedAt }: Row) {
  return [version, updatedAt]
}

function named(places: readonly number[]): string[] {
  return places.map((place) => `Service ${place}`)
}
