import { addressOfPicture } from '@staff/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import { eachSharedDatabase } from '../../testing/eachDatabase'
import { giveRights } from '../../testing/giveRights'
import { startPicturesApi, type PicturesApi } from './testingPictures'

eachSharedDatabase((empty) => {
  let api: PicturesApi
  beforeEach(async () => {
    api = await startPicturesApi(await empty())
  })

  describe('the list', () => {
    test('says what each picture is, and who has uploaded it', async () => {
      await api.make(api.first)
      const { records, total, uploaders } = await api.list()
      expect(total).toBe(2)
      expect(records).toEqual([
        expect.objectContaining({
          hash: api.second,
          name: 'quay.png',
          uses: 0,
          width: 32,
          height: 20,
        }),
        expect.objectContaining({
          hash: api.first,
          name: 'harbour.jpg',
          uses: 1,
          url: addressOfPicture(api.first),
          uploadedByName: 'Ana Admin',
          uploadedById: api.ids.administrator,
          bytes: expect.any(Number),
          uploadedAt: expect.stringMatching(/Z$/),
        }),
      ])
      expect(uploaders).toEqual([{ id: api.ids.administrator, name: 'Ana Admin' }])
    })

    test.each([
      ['used=yes', ['first']],
      ['used=no', ['second']],
      ['q=HARB', ['first']],
      ['q=%25', []],
      ['sort=name', ['first', 'second']],
      ['sort=name&order=desc', ['second', 'first']],
      ['sort=uses', ['first', 'second']],
      ['sort=bytes&order=asc', ['any', 'any']],
      ['pageSize=1&page=2', ['first']],
      ['page=9007199254740991&pageSize=100', []],
    ])('%s', async (query, expected) => {
      await api.make(api.first)
      const { records } = await api.list(`?${query}`)
      const names = new Map([
        [api.first, 'first'],
        [api.second, 'second'],
      ])
      if (expected.includes('any')) expect(records).toHaveLength(2)
      else expect(records.map(({ hash }) => names.get(hash))).toEqual(expected)
    })

    test('filters by those who have uploaded', async () => {
      expect((await api.list(`?uploadedById=${api.ids.staff}`)).total).toBe(0)
      expect(
        (await api.list(`?uploadedById=${api.ids.administrator}&uploadedById=${api.ids.staff}`))
          .total,
      ).toBe(2)
    })

    test('a picture of an earlier version has no name, until somebody uploads it again', async () => {
      await api.database.db.execute(
        sql`update images set name = null, uploaded_by_id = null, uploaded_by_name = null`,
      )
      expect((await api.list()).records[0]).toMatchObject({ name: null, uploadedById: null })
      await api.upload('red', 'again.png')
      await api.upload('red', 'later.png')
      expect((await api.list('?q=again')).records).toHaveLength(1)
    })
  })

  describe('rights', () => {
    test.each([
      ['edit in an area with pictures', { blogs: 'edit' }, [200, 200, 403]],
      ['publish in an area with pictures', { blogs: 'publish' }, [200, 200, 204]],
      ['see only', { blogs: 'see' }, [403, 403, 403]],
      ['nothing', {}, [403, 403, 403]],
    ])('%s', async (_, areas, expected) => {
      await giveRights(api, { areas })
      const as = 'staff'
      const statuses = [
        (await api.call('GET', 'pictures', { as })).statusCode,
        (await api.call('GET', `pictures/${api.first}/uses`, { as })).statusCode,
        (await api.call('DELETE', `pictures/${api.first}`, { as })).statusCode,
      ]
      expect(statuses).toEqual(expected)
    })

    test.each(['moon', '0'.repeat(63), 'A'.repeat(64), '%00', `${'0'.repeat(64)}.webp`, '..'])(
      '%s is no hash',
      async (hash) => {
        for (const [method, url] of [
          ['GET', `pictures/${hash}/uses`],
          ['DELETE', `pictures/${hash}`],
        ] as const)
          expect([400, 404]).toContain((await api.call(method, url)).statusCode)
      },
    )
  })
})
