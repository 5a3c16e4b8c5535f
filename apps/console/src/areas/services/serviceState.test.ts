import {
  add,
  mergeRecord,
  type ListParams,
  logIn,
  logOut,
  createQueryClient,
  recordQueries,
  remove,
  replaceAll,
  update,
} from '@staff/admin'
import { fakeSession, installFakeApi } from '@staff/admin/testing'
import { stubBrowser } from '@staff/admin/testing/stubBrowser'
import { service } from '@staff/content/service/service.entity'
import { serviceData } from '@staff/content/serviceData/serviceData.entity'
import { serviceDataFixtures } from '@staff/content/serviceData/serviceData.fixtures'
import { serviceFixtures } from '@staff/content/service/service.fixtures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { serviceState } from './serviceState'
import { fakeContent } from '../../testing/fakeContent'

const params: ListParams = { q: '', sort: 'orderBy', order: 'asc', page: 1, pageSize: 100 }
const { filled } = serviceFixtures
const filters = { serviceId: [filled.id] }
const client = createQueryClient({ retries: 0 })

/** The lists of services and service data that the tests read. */
function lists() {
  const { services, servicesDatas } = serviceState(client)
  const [ofServices] = services
  const [ofData] = servicesDatas
  if (!ofServices || !ofData) throw new Error('The lists are not read yet')
  return { services: ofServices, servicesDatas: ofData }
}

let end: () => void

beforeEach(async () => {
  stubBrowser()
  logIn(fakeSession())
  end = installFakeApi(fakeContent)
  await client.fetchQuery(recordQueries(service).list(params))
  await client.fetchQuery(recordQueries(serviceData).list({ ...params, filters }))
})
afterEach(() => {
  client.clear()
  end()
  logOut()
  vi.unstubAllGlobals()
})

test('the service state holds two lists: services and servicesDatas', () => {
  const { services, servicesDatas } = lists()
  expect(services.total).toBe(serviceFixtures.records.length)
  expect(servicesDatas.records.map(({ title }) => title)).toEqual(
    serviceDataFixtures.records
      .filter(({ serviceId }) => serviceId === filled.id)
      .map(({ title }) => title),
  )
})

test('both lists support replace, add, update by key/value pairs, and remove by id', () => {
  const { services, servicesDatas } = lists()
  update(services, filled.id, [
    ['name', 'Web portals'],
    ['orderBy', 5],
  ])
  expect(services.records[0]).toMatchObject({ name: 'Web portals', orderBy: 5, icon: filled.icon })
  update(servicesDatas, serviceDataFixtures.filled.id, { title: 'A demo every week' })
  expect(servicesDatas.records[0]).toMatchObject({ title: 'A demo every week', orderBy: 1 })

  remove(services, filled.id)
  expect(services.records[0]?.id).not.toBe(filled.id)
  add(services, filled)
  expect(services.records[0]).toEqual(filled)
  replaceAll(servicesDatas, [])
  expect([servicesDatas.total, services.total]).toEqual([0, serviceFixtures.records.length])
})

test('the lists are not copies: they contain saved changes', async () => {
  const { services } = lists()
  const saving = mergeRecord(client, service, filled, { name: 'Web portals' })
  expect(services.records[0]?.name).toBe('Web portals')
  await saving
  expect(lists().services).toBe(services)
})
