import { bulkActions } from '@staff/contract'
import { contractualPosition } from '@staff/content/contractualPosition/contractualPosition.entity'
import { career } from '@staff/content/career/career.entity'
import { entities } from '@staff/content/entities'
import { query } from '@staff/content/query/query.entity'
import { role } from '@staff/entity/people'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { eachSharedDatabase } from '../../testing/eachDatabase'
import { startBulkApi } from '../bulk/testing'
import { trash } from '../table/trash.table'

const JOB = {
  location: 'Leeds',
  duration: '6 months',
  type: 'Remote',
  interviewMode: 'Online',
  summary: 'Some work.',
}
const VISITOR = {
  name: 'Vera Visitor',
  email: 'vera@example.com',
  subject: 'Offer of Vera',
  message: 'M',
  region: 'UK',
}

const named = (name: string) => ({ name, roleTypeId: 2 })

test('every area with a trash has both actions, and a log has none', () => {
  for (const entity of entities) {
    const [restore, forever] = ['restore', 'delete-forever'].map((wanted) =>
      bulkActions(entity).find(([action]) => action === wanted),
    )
    expect([entity.area, restore?.[0], forever?.[0], forever?.[1].action]).toEqual([
      entity.area,
      'restore',
      'delete-forever',
      'deleteForEver',
    ])
  }
})

eachSharedDatabase((empty) => {
  /** Jobs in the trash. */
  const startWithJobs = async (count: number) => {
    const database = await empty()
    const api = await startBulkApi(database, contractualPosition)
    const ids = await api.store(
      Array.from({ length: count }, (_, index) => ({ ...JOB, role: `Job ${index}` })),
    )
    await api.bulk({ action: 'delete', ids })
    return { ...api, ids, inTrash: () => database.db.$count(trash) }
  }

  test('many come back under their versions, and an undo deletes them again', async () => {
    const api = await startWithJobs(3)
    const [first = '', second = '', third = ''] = api.ids
    const restored = await api.bulk({ action: 'restore', ids: api.ids, versions: [2, 2, 2] })
    expect(restored).toMatchObject({ done: 3, refused: [] })
    expect(await api.read(first)).toMatchObject({ role: 'Job 0', version: 3 })
    expect(await api.inTrash()).toBe(0)
    const { records: acts } = await api.audit(`recordId=${first}`)
    expect(acts.map(({ action }) => action)).toEqual(['restore-from-trash', 'delete'])
    const history = await api.call('GET', `/api/${contractualPosition.area}/${first}/history`, {
      as: 'administrator',
    })
    expect(history.json()).toMatchObject({
      records: [{ reason: 'restored' }, { reason: 'deleted' }],
    })

    await api.change(second, { location: 'Hull' })
    const undone = await api.bulk({ action: 'undo', undo: String(restored.undo) })
    expect(undone).toMatchObject({
      done: 2,
      refused: [{ id: second, title: 'Job 1', message: expect.stringContaining('changed') }],
    })
    expect((await api.list()).records.map(({ id }) => id)).toEqual([second])
    const again = await api.bulk({ action: 'restore', ids: [first, third], versions: [4, 4] })
    expect(again).toMatchObject({ done: 2, refused: [] })
  })

  test('all that match come back, and the rest is left', async () => {
    const api = await startWithJobs(12)
    const some = await api.bulk({ action: 'restore', all: { q: 'job 1' }, limit: 2 })
    expect(some.done).toBe(2)
    expect(some.rest.ids).toHaveLength(1)
    expect(some.rest.versions).toEqual([2])
    expect(await api.inTrash()).toBe(10)
    expect(await api.bulk({ action: 'restore', all: {} })).toMatchObject({ done: 10 })
  })

  test('what is not in the trash, or not as this deletion, is left and named', async () => {
    const api = await startWithJobs(3)
    const [first = '', second = '', third = ''] = api.ids
    const { undo } = await api.bulk({ action: 'restore', ids: [first, second] })
    expect(undo).not.toBeNull()
    await api.bulk({ action: 'delete', ids: [second] })
    await api.bulk({ action: 'delete-forever', ids: [third] })
    const result = await api.bulk({ action: 'restore', ids: api.ids, versions: [2, 2, 2] })
    const one = 'this contractual position'
    expect(result).toMatchObject({
      done: 0,
      undo: null,
      refused: [
        { id: first, title: 'Job 0', message: `Someone has restored ${one} meanwhile.` },
        {
          id: second,
          title: 'Job 1',
          message: `Someone has restored ${one} and deleted it again. It was left as it is.`,
        },
        {
          id: third,
          title: '',
          message:
            'This contractual position is no longer in the trash. It may have been deleted for ever.',
        },
      ],
    })
  })

  test('a name that is taken leaves its record, and one of two with the same name comes back', async () => {
    const database = await empty()
    const api = await startBulkApi(database, role)
    const ids = await api.store([named('Writers'), named('Editors')])
    await api.bulk({ action: 'delete', ids })
    ids.push(...(await api.store([named('Editors')])))
    await api.bulk({ action: 'delete', ids: ids.slice(2) })
    await api.store([named('WRITERS')])
    const result = await api.bulk({ action: 'restore', ids })
    const message = 'Name is used by another role now. Change it there, then restore this one.'
    expect(result.done).toBe(1)
    expect(result.refused).toHaveLength(2)
    expect(result.refused[0]).toEqual({ id: ids[0], title: 'Writers', message })
    expect(result.refused[1]).toMatchObject({ title: 'Editors', message })
  })

  test('deleted for ever, nothing is left or undone, and staff may not', async () => {
    const api = await startWithJobs(3)
    const body = { action: 'delete-forever', ids: api.ids.slice(0, 2), versions: [2, 1] }
    const staff = await api.send(body, { as: 'staff' })
    expect(staff.statusCode).toBe(403)
    expect(await api.inTrash()).toBe(3)
    const one = await api.bulk({ action: 'delete-forever', ids: body.ids, versions: [2, 1] })
    expect(one).toMatchObject({ done: 1, undo: null, refused: [{ title: 'Job 1' }] })
    const all = await api.bulk({ action: 'delete-forever', all: {} })
    expect(all).toMatchObject({ done: 2, undo: null, refused: [] })
    expect(await api.inTrash()).toBe(0)
    const { records } = await api.audit('action=delete-forever')
    expect(records.map(({ status }) => status)).toEqual([204, 204, 204])
  })

  test('of personal records deleted for ever, the audit keeps no name', async () => {
    const database = await empty()
    const api = await startBulkApi(database, query)
    const ids = await api.store([VISITOR, VISITOR])
    await api.bulk({ action: 'delete', ids })
    expect(await api.bulk({ action: 'delete-forever', all: { q: 'vera' } })).toMatchObject({
      done: 2,
    })
    const { records } = await api.audit('')
    expect(JSON.stringify(records)).not.toContain('Vera')
  })

  test('at most 10,000 at once', async () => {
    const database = await empty()
    const api = await startBulkApi(database, career)
    await database.db.execute(sql`
      insert into trash (area, record_id, title, "row", version, deleted_by_name)
      select 'careers', gen_random_uuid(), 'Job ' || n, '{}', 2, 'Ana'
      from generate_series(1, 10001) as n`)
    for (const action of ['restore', 'delete-forever']) {
      const response = await api.send({ action, all: {} })
      expect(response.statusCode).toBe(422)
      expect(response.json()).toMatchObject({
        errors: { all: expect.stringMatching(/^More than 10,000 records match/) },
      })
    }
    expect(await database.db.$count(trash)).toBe(10_001)
  })
})
