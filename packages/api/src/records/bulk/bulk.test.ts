import { randomUUID } from 'node:crypto'

import { contractualPosition } from '@staff/content/contractualPosition/contractualPosition.entity'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contractualPositions } from '@staff/server/areas/contractualPositions/contractualPositions.table'

import { bulkUndos } from './bulkUndos.table'
import { eachDatabase } from '../../testing/eachDatabase'
import { startBulkApi, type BulkApi } from './testing'

const GONE = '019a0000-0000-7000-8000-00000000dead'

function job(index: number, location = 'Leeds') {
  return {
    role: `Job ${String(index).padStart(5, '0')}`,
    location,
    duration: '6 months',
    type: index % 2 ? 'Remote' : 'On site',
    interviewMode: 'Online',
    summary: 'Some work.',
  }
}

eachDatabase((open) => {
  let api: BulkApi
  let ids: string[]

  beforeAll(async () => {
    api = await startBulkApi(await open(), contractualPosition)
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    await api.database.db.delete(contractualPositions)
    const rows = Array.from({ length: 12 }, (_, index) => job(index, index < 8 ? 'Leeds' : 'York'))
    ids = await api.store(rows)
  })

  const first = () => ids[0] ?? ''
  const typesOf = async (query: string) =>
    (await api.list(`${query}&pageSize=100`)).records.map(({ type }) => type)

  describe('a choice', () => {
    test('is set in the records with these ids, and undone', async () => {
      const before = await api.list('sort=role')
      const values = { type: 'Hybrid' }
      const result = await api.bulk({ action: 'set', ids: ids.slice(0, 3), values })
      expect(result).toMatchObject({ done: 3, refused: [], rest: { ids: [], versions: [] } })
      expect(await typesOf('type=Hybrid')).toHaveLength(3)
      expect(await api.read(first())).toMatchObject({ type: 'Hybrid', version: 2 })

      const undone = await api.bulk({ action: 'undo', undo: String(result.undo) })
      expect(undone).toMatchObject({ done: 3, refused: [], undo: null })
      const after = await api.list('sort=role')
      expect(after.records.map(({ type }) => type)).toEqual(before.records.map(({ type }) => type))
      expect(await api.read(first())).toMatchObject({ version: 3 })
    })

    test('is set in all records of a list, whatever its pages are', async () => {
      const all = { location: 'Leeds', q: 'Job', timeZone: 'Europe/London' }
      const result = await api.bulk({ action: 'set', all, values: { type: 'Hybrid' } })
      expect(result.done).toBe(8)
      expect(await typesOf('location=Leeds')).toEqual(Array.from({ length: 8 }, () => 'Hybrid'))
      expect(await typesOf('location=York&type=Hybrid')).toEqual([])
    })

    test('leaves records that have it already as they are, and does not count them', async () => {
      const result = await api.bulk({ action: 'set', ids, values: { type: 'Remote' } })
      expect(result).toMatchObject({ done: 6, refused: [] })
      const { records } = await api.list()
      expect(records.filter(({ version }) => version === 2)).toHaveLength(6)
      const again = await api.bulk({ action: 'set', ids, values: { type: 'Remote' } })
      expect(again).toMatchObject({ done: 0, refused: [], undo: null })
    })

    test('is not set in a record that was changed or deleted meanwhile', async () => {
      await api.change(first(), { location: 'Hull' })
      const result = await api.bulk({
        action: 'set',
        ids: [first(), String(ids[1]), GONE],
        versions: [1, 1, 1],
        values: { type: 'Hybrid' },
      })
      expect(result.done).toBe(1)
      expect(result.refused).toEqual([
        {
          id: first(),
          title: 'Job 00000',
          message: 'You have changed this contractual position meanwhile. It was left as it is.',
        },
        {
          id: GONE,
          title: '',
          message: 'There is no such contractual position. It may have been deleted.',
        },
      ])
      expect(await api.read(first())).toMatchObject({ type: 'On site', version: 2 })
    })
  })

  describe('an undo', () => {
    test('leaves what somebody changed later, and names it', async () => {
      const { undo } = await api.bulk({ action: 'set', ids, values: { type: 'Hybrid' } })
      await api.change(first(), { summary: 'Newer.' })
      const undone = await api.bulk({ action: 'undo', undo: String(undo) })
      expect(undone.done).toBe(11)
      expect(undone.refused).toMatchObject([{ id: first(), title: 'Job 00000' }])
      expect(await api.read(first())).toMatchObject({ type: 'Hybrid', summary: 'Newer.' })
    })

    test('restores deleted records with their ids and values, as the version after the deletion', async () => {
      const before = await api.read(first())
      const result = await api.bulk({ action: 'delete', ids, versions: ids.map(() => 1) })
      expect(result).toMatchObject({ done: 12, refused: [] })
      expect((await api.list()).total).toBe(0)
      const undone = await api.bulk({ action: 'undo', undo: String(result.undo) })
      expect(undone).toMatchObject({ done: 12, refused: [] })
      expect((await api.list()).total).toBe(12)
      const { updatedAt } = await api.read(first())
      expect(await api.read(first())).toEqual({ ...before, version: 3, updatedAt })
      expect((await api.list('q=00003')).total).toBe(1)
    })

    test('happens once, by the person who acted, in its area, and for ten minutes', async () => {
      const { undo } = await api.bulk({ action: 'set', ids, values: { type: 'Hybrid' } })
      const body = { action: 'undo', undo: String(undo) } as const
      const other = await api.call('POST', '/api/careers/bulk', { as: 'administrator', body })
      await api.database.db.update(bulkUndos).set({ createdAt: new Date(Date.now() - 601_000) })
      const late = await api.send(body)
      await api.database.db.update(bulkUndos).set({ createdAt: new Date() })
      // The late call has deleted what was expired.
      const after = await api.send(body)
      expect([other, late, after].map(({ statusCode }) => statusCode)).toEqual([410, 410, 410])

      const again = await api.bulk({ action: 'set', ids, values: { type: 'Remote' } })
      const twice = { action: 'undo', undo: String(again.undo) } as const
      await api.database.db.update(bulkUndos).set({ userId: api.ids.staff })
      expect((await api.send(twice)).statusCode).toBe(410)
      await api.database.db.update(bulkUndos).set({ userId: api.ids.administrator })
      expect((await api.send(twice)).statusCode).toBe(200)
      expect((await api.send(twice)).json()).toMatchObject({
        status: 410,
        message: 'This can no longer be undone.',
      })
    })
  })

  test('every record has its audit entry', async () => {
    const done = await api.bulk({ action: 'set', ids, values: { type: 'Hybrid' } })
    await api.bulk({ action: 'delete', ids: ids.slice(0, 2) })
    expect(done.undo).not.toBeNull()
    const { records } = await api.audit(`recordId=${first()}`)
    expect(records).toMatchObject([
      { action: 'delete', status: 204 },
      { action: 'change', status: 200, changes: { type: { from: 'On site', to: 'Hybrid' } } },
    ])
  })

  test('a repeated call gets the first response', async () => {
    const key = randomUUID()
    const body = { action: 'delete', ids } as const
    const once = await api.bulk(body, key)
    const twice = await api.bulk(body, key)
    expect(twice).toEqual(once)
    const other = await api.send(
      { ...body, ids: [first()] },
      { as: 'administrator', headers: { 'idempotency-key': key } },
    )
    expect(other.statusCode).toBe(422)
  })

  test('a limit leaves the rest for the next calls', async () => {
    const result = await api.bulk({
      action: 'set',
      all: { location: 'Leeds', sort: 'role', order: 'asc' },
      values: { type: 'Hybrid' },
      limit: 3,
    })
    expect(result.done).toBe(3)
    expect(result.rest).toEqual({ ids: ids.slice(3, 8), versions: [1, 1, 1, 1, 1] })
    const next = await api.bulk({ action: 'set', ...result.rest, values: { type: 'Hybrid' } })
    expect(next.done).toBe(5)
  })
})
