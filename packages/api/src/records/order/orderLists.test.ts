import { career } from '@staff/content/career/career.entity'
import { serviceData } from '@staff/content/serviceData/serviceData.entity'
import { technology } from '@staff/content/technology/technology.entity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { servicesData } from '@staff/server/areas/serviceData/serviceData.table'
import { services } from '@staff/server/areas/services/services.table'
import { technologies } from '@staff/server/areas/technologies/technologies.table'
import { eachDatabase } from '../../testing/eachDatabase'
import { serviceRows, startOrderApi, technologyRows, type OrderApi } from './testing'

eachDatabase((open) => {
  describe('an order without a field', () => {
    let api: OrderApi
    let ids: string[]

    beforeAll(async () => {
      api = await startOrderApi(await open(), technology)
      ids = await api.store(technologyRows(['A', 'B', 'C', 'D']))
    })
    afterAll(() => api.close())

    test('new records come last, and responses do not have it', async () => {
      expect(await api.inOrder('name')).toEqual(['A', 'B', 'C', 'D'])
      await api.move({ id: ids[3] ?? '', before: ids[0] ?? '' })
      await api.store(technologyRows(['E', 'F']))
      expect(await api.inOrder('name')).toEqual(['D', 'A', 'B', 'C', 'E', 'F'])
      expect(await api.inOrder('name', 'sort=place&order=desc')).toEqual('FECBAD'.split(''))
      expect((await api.list()).records[0]).not.toHaveProperty('place')
    })

    test('searches and filters keep the order', async () => {
      expect(await api.inOrder('name', 'category=Other')).toEqual(['D', 'A', 'B', 'C', 'E', 'F'])
      expect(await api.inOrder('name', 'page=2')).toEqual([])
    })

    test('a move numbers all records', async () => {
      await api.move({ id: ids[1] ?? '', position: 6 })
      const rows = await api.database.db
        .select({ name: technologies.name, place: technologies.place })
        .from(technologies)
        .orderBy(technologies.place)
      expect(rows.map(({ name }) => name).join('')).toBe('DACEFB')
      expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6])
    })

    test('a deleted record comes back to its place when that is undone', async () => {
      const before = await api.inOrder('name')
      const { undo } = await api.bulk({ action: 'delete', ids: [ids[2] ?? ''] })
      await api.bulk({ action: 'undo', undo: String(undo) })
      expect(await api.inOrder('name')).toEqual(before)
    })
  })

  describe('an order within another record', () => {
    let api: OrderApi
    let parts: string[]
    let others: string[]

    beforeAll(async () => {
      api = await startOrderApi(await open(), serviceData)
      const [one, other] = await api.database.db
        .insert(services)
        .values(serviceRows([1, 2]).map((row) => Object.assign(row, SERVICE)))
        .returning({ id: services.id })
      parts = await api.store(partRows(one?.id))
      others = await api.store(partRows(other?.id))
    })
    afterAll(() => api.close())

    test('the numbers of other lists stay', async () => {
      expect(await api.move({ id: parts[2] ?? '', position: 1 })).toMatchObject({ total: 3 })
      const rows = await api.database.db
        .select({ id: servicesData.id, orderBy: servicesData.orderBy })
        .from(servicesData)
      const numberOf = (id: string) => rows.find((row) => row.id === id)?.orderBy
      expect(parts.map(numberOf)).toEqual([2, 3, 1])
      expect(others.map(numberOf)).toEqual([10, 20, 30])
    })

    test('a record of another list is no target', async () => {
      const refused = await api.send({ id: parts[0], before: others[0] })
      expect(refused.statusCode).toBe(422)
      expect(refused.json()).toMatchObject({
        errors: { before: 'There is no such service data in this list' },
      })
    })
  })

  test('an area without an order has no such call', async () => {
    const api = await startOrderApi(await open(), career)
    const response = await api.send({ id: 'x', position: 1 })
    expect([404, 405]).toContain(response.statusCode)
    expect(response.json<{ message: string }>().message).toMatch(/^(There is nothing|This address)/)
    await api.close()
  })
})

const SERVICE = { name: 'A', icon: '', orderBy: 1, headingBy: '', descriptionBy: '' }

function partRows(serviceId = '') {
  return [10, 20, 30].map((orderBy) => ({
    serviceId,
    title: `Part ${orderBy}`,
    description: '',
    orderBy,
  }))
}
