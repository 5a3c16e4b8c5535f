import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { addressOfPicture, type Uses } from '@staff/contract'
import { blogs } from '@staff/server/areas/blogs/blogs.table'
import { beforeEach, describe, expect, test } from 'vitest'

import { eachSharedDatabase } from '../../testing/eachDatabase'
import { giveRights } from '../../testing/giveRights'
import { purgeTrash } from '../trash/purgeTrash'
import { expectExactUses } from './testing'
import { CAREER, startPicturesApi, type Blog, type PicturesApi } from './testingPictures'

eachSharedDatabase((empty) => {
  let api: PicturesApi
  beforeEach(async () => {
    api = await startPicturesApi(await empty())
  })

  test('a picture is used in a field and in texts, as it stands and on the site', async () => {
    const made = await api.make(api.first, {
      description: `![Sea](${addressOfPicture(api.first)})`,
    })
    await api.done('PATCH', `blogs/${made.id}?draft=true`, { image: addressOfPicture(api.second) })
    const about = { area: 'blogs', id: made.id, title: 'The harbour' }
    expect(await api.usesOf(api.first)).toEqual({
      records: [
        { ...about, field: 'description', states: ['working', 'live'] },
        { ...about, field: 'image', states: ['live'] },
      ],
      total: 2,
      hidden: 0,
    })
    expect((await api.usesOf(api.second)).records).toEqual([
      { ...about, field: 'image', states: ['working'] },
    ])
    await api.done('POST', `blogs/${made.id}/unpublish`, { version: 2 })
    const { version } = await api.done<Blog>('GET', `blogs/${made.id}`)
    await api.done('POST', `blogs/${made.id}/publish`, {
      version,
      from: new Date(Date.now() + 10 ** 9).toISOString(),
    })
    expect((await api.usesOf(api.second)).records).toEqual([
      { ...about, field: 'image', states: ['working', 'upcoming'] },
    ])
    await expectExactUses(api.database.db)
  })

  test('a picture is deleted only once nothing has it, not even the history or the trash', async () => {
    const made = await api.make(api.first)
    expect(await api.remove(api.first)).toEqual([409, expect.stringContaining('one place')])
    await api.done('PATCH', `blogs/${made.id}`, { image: addressOfPicture(api.second) })
    expect(await api.remove(api.first)).toEqual([409, expect.stringContaining('earlier version')])
    await api.done('DELETE', `blogs/${made.id}`)
    expect(await api.remove(api.second)).toEqual([409, expect.stringContaining('trash')])
    expect((await api.list()).records.map(({ uses }) => uses)).toEqual([0, 0])
    await api.done('POST', `blogs/${made.id}/restore`, {})
    expect((await api.usesOf(api.second)).total).toBe(1)
    await api.done('DELETE', `blogs/${made.id}`)
    await purgeTrash(api.database.db, new Date(Date.now() + 60_000))
    expect(await api.remove(api.first)).toEqual([204, ''])
    expect(await api.remove(api.first)).toEqual([404, expect.anything()])
    expect((await api.call('GET', `images/${api.first}.webp`)).statusCode).toBe(404)
    await expectExactUses(api.database.db)
  })

  test('a deletion waits for a write that is about to use the picture, and is refused', async () => {
    const { db } = api.database
    const values = { kind: 'Article', title: 'Meanwhile', image: addressOfPicture(api.first) }
    const removal = await db.transaction(async (tx) => {
      await tx.insert(blogs).values(values)
      // Not awaited: it ends after this transaction.
      const waiting = api.remove(api.first)
      await sleep(200)
      return { waiting }
    })
    expect(await removal.waiting).toEqual([409, expect.stringContaining('one place')])
  })

  describe('the uses of a record', () => {
    test('are its references and the links to it', async () => {
      const target = await api.make(api.first)
      const other = await api.make(api.first, { description: `[Sea](record:blogs/${target.id})` })
      const found = await api.done<Uses>('GET', `blogs/${target.id}/uses`)
      expect(found).toEqual({
        records: [
          {
            area: 'blogs',
            id: other.id,
            title: 'The harbour',
            field: 'description',
            states: ['working', 'live'],
          },
        ],
        total: 1,
        hidden: 0,
      })
      expect((await api.call('GET', `blogs/${randomUUID()}/uses`)).statusCode).toBe(404)
      expect((await api.call('GET', `blogs/moon/uses`)).statusCode).toBe(404)
      const { id } =
        (await api.done<{ records: { id: string }[] }>('GET', 'roles')).records[0] ?? {}
      expect((await api.done<Uses>('GET', `roles/${id}/uses`)).records).toMatchObject([
        { area: 'users', field: 'roleId' },
      ])
    })

    test('are a number where the caller may not see them', async () => {
      const target = await api.done<{ jobId: string }>('POST', 'careers', CAREER)
      await api.make(api.first, { description: `[Apply](record:careers/${target.jobId})` })
      await giveRights(api, { areas: { careers: 'see', teams: 'edit' } })
      const found = await api.done<Uses>('GET', `careers/${target.jobId}/uses`, undefined, 'staff')
      expect(found).toEqual({ records: [], total: 0, hidden: 1 })
      expect(await api.done('GET', `pictures/${api.first}/uses`, undefined, 'staff')).toEqual({
        records: [],
        total: 0,
        hidden: 1,
      })
    })
  })
})
