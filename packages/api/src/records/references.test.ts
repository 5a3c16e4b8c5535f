import { randomUUID } from 'node:crypto'

import { service } from '@staff/content/service/service.entity'
import { serviceData } from '@staff/content/serviceData/serviceData.entity'
import { serviceDataFixtures } from '@staff/content/serviceData/serviceData.fixtures'
import { serviceFixtures } from '@staff/content/service/service.fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { eachDatabase } from '../testing/eachDatabase'
import { addRecord, removeRecord } from './table/recordStore'
import { recordTable } from './table/recordTable'
import { startRecordsApi, valuesOf, type RecordsApi, type Row } from './testing'

const { records, filled } = serviceDataFixtures
const [first, second] = serviceFixtures.records

eachDatabase((open) => {
  let parts: RecordsApi

  beforeAll(async () => {
    parts = await startRecordsApi(await open(), serviceDataFixtures)
    await Promise.all(records.map((record) => parts.create(valuesOf(serviceData, record))))
  })
  afterAll(() => parts.close())

  test('filters a list by a referenced record', async () => {
    const list = await parts.list(`serviceId=${first?.id}&sort=orderBy`)
    const wanted = records.filter(({ serviceId }) => serviceId === first?.id)
    expect(list.total).toBe(wanted.length)
    expect(list.records.map(({ title }) => title)).toEqual(wanted.map(({ title }) => title))
  })

  test('search and pages apply to the filtered list', async () => {
    expect((await parts.list(`serviceId=${first?.id}&q=depot`)).total).toBe(0)
    expect((await parts.list(`serviceId=${second?.id}&q=depot`)).total).toBe(1)
    const page = await parts.list(`serviceId=${first?.id}&page=2&pageSize=3`)
    expect([page.records.length, page.total]).toEqual([1, 4])
  })

  test('a filter by an unknown record finds nothing', async () => {
    expect(await parts.list(`serviceId=${randomUUID()}`)).toEqual({ records: [], total: 0 })
  })

  test.each(['', 'nope', '%00', "'; drop table services"])('refuses the id %s', async (id) => {
    const response = await parts.find(`serviceId=${id}`)
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      { errors: { serviceId: 'serviceId must be the id of a record' } },
    ])
  })

  test('a reference to an unknown record is an error of its field', async () => {
    const values = { ...valuesOf(serviceData, filled), serviceId: randomUUID() }
    const message = 'Service no longer exists; choose another'
    const refusal = [422, { message, errors: { serviceId: message } }]
    const creating = await parts.create(values)
    expect([creating.statusCode, creating.json()]).toMatchObject(refusal)
    const [stored] = (await parts.list('')).records
    if (!stored) throw new Error('Nothing stored')
    const changing = await parts.change(stored, { serviceId: values.serviceId })
    expect([changing.statusCode, changing.json()]).toMatchObject(refusal)
    expect((await parts.read(stored)).json()).toEqual(stored)
  })
})

eachDatabase((open) => {
  test('a referenced record can be deleted only after those that reference it', async () => {
    const database = await open()
    const services = await startRecordsApi(database, serviceFixtures)
    const response = await services.create(valuesOf(service, serviceFixtures.filled))
    const made = response.json<Row>()
    const table = recordTable(serviceData)
    const values = { ...valuesOf(serviceData, filled), serviceId: made['id'] }
    const part = await addRecord(database.db, table, values)

    const refused = await services.remove(made)
    const message = 'This service still has service data. Delete that first.'
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { status: 409, message }])
    expect((await services.read(made)).json()).toEqual(made)

    await removeRecord(database.db, table, { id: String(part['id']), version: part.version })
    expect((await services.remove(made)).statusCode).toBe(204)
  })
})
