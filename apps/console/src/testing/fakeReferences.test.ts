import { logIn, logOut, request } from '@staff/admin'
import { fakeSession, installFakeApi } from '@staff/admin/testing'
import { stubBrowser } from '@staff/admin/testing/stubBrowser'
import { serviceDataFixtures } from '@staff/content/serviceData/serviceData.fixtures'
import { serviceFixtures } from '@staff/content/service/service.fixtures'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { fakeContent } from './fakeContent'

let end: () => void

beforeEach(() => {
  stubBrowser()
  logIn(fakeSession())
  end = installFakeApi(fakeContent)
})
afterEach(() => {
  end()
  logOut()
  vi.unstubAllGlobals()
})

describe('records that refer to others', () => {
  const { id, serviceId, version } = serviceDataFixtures.filled
  const parts = '/services-data'

  test('can be filtered by the referenced record', async () => {
    const { data } = await request(`${parts}?serviceId=${serviceId}`)
    expect(data).toMatchObject({ total: 4 })
    await expect(request(`${parts}?serviceId=nope`)).rejects.toMatchObject({
      fields: { serviceId: 'serviceId must be the id of a record' },
    })
  })

  test('must refer to a stored record', async () => {
    const body = { serviceId: '019a0000-0000-7000-8000-00000000dead' }
    const change = request(`${parts}/${id}`, { method: 'PATCH', body, ifMatch: version })
    await expect(change).rejects.toMatchObject({
      fields: { serviceId: 'Service no longer exists; choose another' },
    })
  })

  test('prevent its deletion', async () => {
    const ifMatch = serviceFixtures.filled.version
    const deletion = request(`/services/${serviceId}`, { method: 'DELETE', ifMatch })
    await expect(deletion).rejects.toMatchObject({
      status: 409,
      message: 'This service still has service data. Delete that first.',
    })
  })
})
