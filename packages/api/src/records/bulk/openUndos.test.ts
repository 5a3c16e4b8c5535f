import { randomUUID } from 'node:crypto'

import type { OpenUndo, Preferences } from '@staff/contract'
import { contractualPosition } from '@staff/content/contractualPosition/contractualPosition.entity'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { contractualPositions } from '@staff/server/areas/contractualPositions/contractualPositions.table'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import type { Call } from '../../testing/testApi'
import { bulkUndos } from './bulkUndos.table'
import { startBulkApi, type BulkApi } from './testing'

function job(index: number) {
  return {
    role: `Job ${index}`,
    location: 'Leeds',
    duration: '6 months',
    type: 'Remote',
    interviewMode: 'Online',
    summary: 'Work.',
  }
}

const PATH = '/api/contractual-positions/undos'

eachSharedDatabase((open) => {
  let api: BulkApi
  let ids: string[]

  beforeAll(async () => {
    api = await startBulkApi(await open(), contractualPosition)
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    const { db } = api.database
    await db.delete(bulkUndos)
    await db.delete(contractualPositions)
    ids = await api.store([0, 1, 2].map(job))
  })

  const openTo = async (who: Call = { as: 'administrator' }) =>
    (await api.call('GET', PATH, who)).json<{ undos: OpenUndo[] }>().undos
  const areasOf = async (who: Call = { as: 'administrator' }) =>
    (await api.call('GET', '/api/me/preferences', who)).json<Preferences>().undoAreas
  const set = { action: 'set', values: { type: 'Hybrid' } } as const

  test('an action whose response was lost is found and undone', async () => {
    await api.bulk({ ...set, ids })
    expect(await areasOf()).toEqual(['contractual-positions'])
    const [action, ...others] = await openTo()
    expect(others).toEqual([])
    expect(action).toMatchObject({ done: 'changed', count: 3 })
    const undone = await api.bulk({ action: 'undo', undo: String(action?.undos[0]) })
    expect(undone.done).toBe(3)
    expect([await openTo(), await areasOf()]).toEqual([[], []])
  })

  test('the calls of one action are one, and those of another are not', async () => {
    const first = await api.bulk({ ...set, ids: ids.slice(0, 1) })
    const continues = String(first.undo)
    const second = await api.bulk({ ...set, ids: ids.slice(1, 2), continues })
    const other = await api.bulk({ action: 'delete', ids: ids.slice(2) })
    const [deleted, changed] = await openTo()
    expect(deleted).toMatchObject({ undos: [other.undo], done: 'deleted', count: 1 })
    expect(changed).toMatchObject({ undos: [second.undo, first.undo], done: 'changed', count: 2 })
    const entries = (await api.audit('action=change')).records.slice(0, 2)
    expect(changed?.requestIds).toEqual(entries.map(({ requestId }) => requestId))
  })

  test('nobody else finds it, and nobody after ten minutes', async () => {
    await api.bulk({ ...set, ids })
    expect((await api.call('GET', PATH, { as: 'staff' })).statusCode).toBe(403)
    expect((await api.call('GET', PATH)).statusCode).toBe(401)
    await api.database.db.update(bulkUndos).set({ userId: api.ids.staff })
    expect([await openTo(), await areasOf()]).toEqual([[], []])
    await api.database.db
      .update(bulkUndos)
      .set({ userId: api.ids.administrator, createdAt: new Date(Date.now() - 601_000) })
    expect([await openTo(), await areasOf()]).toEqual([[], []])
  })

  test.each([1, 'x', null, '019a'])('%j is nothing to go on with', async (continues) => {
    const response = await api.send({ ...set, ids, continues })
    expect(response.statusCode).toBe(422)
    expect(response.json<{ errors: object }>().errors).toHaveProperty('continues')
  })

  test('to go on with the action of somebody else shows nothing of it', async () => {
    const foreign = randomUUID()
    const { undo } = await api.bulk({ ...set, ids, continues: foreign })
    expect(await openTo()).toMatchObject([{ undos: [undo], count: 3 }])
  })
})
