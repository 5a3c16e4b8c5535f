import { contractualPosition } from '@staff/content/contractualPosition/contractualPosition.entity'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { onEmbedded } from '../../testing/eachDatabase'
import { startBulkApi, type BulkApi } from './testing'

const GONE = '019a0000-0000-7000-8000-00000000dead'

onEmbedded((open) => {
  let api: BulkApi
  beforeAll(async () => {
    api = await startBulkApi(await open(), contractualPosition)
  })
  afterAll(() => api.close())

  test.each([
    ['no action', { ids: [GONE] }, 'action'],
    ['an unknown action', { action: 'burn', ids: [GONE] }, 'action'],
    ['an action that the area does not have', { action: 'add', ids: [GONE] }, 'action'],
    ['no ids', { action: 'delete', ids: [] }, 'ids'],
    ['wrong ids', { action: 'delete', ids: ['x'] }, 'ids'],
    ['ids and a list', { action: 'delete', ids: [GONE], all: {} }, 'all'],
    ['an unknown parameter', { action: 'delete', all: { city: 'Leeds' } }, 'city'],
    ['a wrong parameter', { action: 'delete', all: { type: ['Sometimes'] } }, 'type'],
    ['an object as parameter', { action: 'delete', all: { q: {} } }, 'q'],
    ['a page', { action: 'delete', all: { page: 2 } }, 'page'],
    ['too few versions', { action: 'delete', ids: [GONE], versions: [1, 2] }, 'versions'],
    ['values of a deletion', { action: 'delete', ids: [GONE], values: {} }, 'values'],
    ['no values', { action: 'set', ids: [GONE] }, 'values'],
    ['a field without choices', { action: 'set', ids: [GONE], values: { role: 'X' } }, 'role'],
    ['a wrong choice', { action: 'set', ids: [GONE], values: { type: 'Moon' } }, 'type'],
    ['a number as choice', { action: 'set', ids: [GONE], values: { type: 1 } }, 'type'],
    ['no limit', { action: 'delete', ids: [GONE], limit: 0 }, 'limit'],
    ['a wrong undo', { action: 'undo', undo: 'x' }, 'undo'],
    ['an undo with ids', { action: 'undo', undo: GONE, ids: [GONE] }, 'ids'],
    ['an unknown property', { action: 'delete', ids: [GONE], now: true }, 'now'],
  ])('%s is refused by name', async (_what, body, name) => {
    const response = await api.send(body)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json<{ errors: object }>().errors)).toEqual([name])
  })

  test('staff may not, and nobody without a session', async () => {
    const body = { action: 'delete', all: {} }
    const staff = await api.send(body, { as: 'staff' })
    const nobody = await api.call('POST', '/api/contractual-positions/bulk', { body })
    expect([staff.statusCode, nobody.statusCode]).toEqual([403, 401])
  })
})
