import { randomUUID } from 'node:crypto'

import { addressOfPicture, type ReplacedPicture } from '@staff/contract'
import { beforeEach, describe, expect, test } from 'vitest'

import { eachSharedDatabase } from '../../testing/eachDatabase'
import { giveRights } from '../../testing/giveRights'
import type { Call } from '../../testing/testApi'
import { expectExactUses } from './testing'
import { startPicturesApi, type Blog, type PicturesApi } from './testingPictures'

eachSharedDatabase((empty) => {
  let api: PicturesApi
  beforeEach(async () => {
    api = await startPicturesApi(await empty())
  })

  const replace = (body: unknown, options: Call = {}, hash = api.first) =>
    api.call('POST', `pictures/${hash}/replace`, { body, ...options })

  describe('the replacement', () => {
    test('changes fields and texts, and each area can be undone', async () => {
      const made = await api.make(api.first, {
        description: `![Sea](${addressOfPicture(api.first)}) Sea`,
      })
      const draft = await api.make(api.first, {}, '?draft=true')
      const result = (await replace({ by: api.second })).json<ReplacedPicture>()
      expect(result).toEqual({
        done: 2,
        refused: [],
        undos: [{ area: 'blogs', undo: expect.any(String) }],
        hidden: 0,
      })
      const changed = await api.done<Blog>('GET', `blogs/${made.id}`)
      expect(changed).toMatchObject({
        image: addressOfPicture(api.second),
        description: `![Sea](${addressOfPicture(api.second)}) Sea`,
        status: 'Published',
      })
      expect(await api.done('GET', `blogs/${draft.id}`)).toMatchObject({ status: 'Draft' })
      expect((await api.usesOf(api.first)).total).toBe(0)
      await api.done('POST', 'blogs/bulk', { action: 'undo', undo: result.undos[0]?.undo })
      expect(await api.done('GET', `blogs/${made.id}`)).toMatchObject({
        image: made.image,
        description: made.description,
      })
      expect((await api.usesOf(api.second)).total).toBe(0)
      await expectExactUses(api.database.db)
    })

    test('nothing becomes public without somebody who may publish, and others stay', async () => {
      const made = await api.make(api.first)
      const member = {
        name: 'Bo',
        position: 'Cook',
        description: 'Cooks',
        linkedInLink: 'https://www.linkedin.com/in/bo',
        email: 'bo@example.com',
      }
      await api.done('POST', 'teams', { ...member, image: addressOfPicture(api.first) })
      await giveRights(api, { areas: { blogs: 'edit', teams: 'see' } })
      const result = await replace({ by: api.second }, { as: 'staff' })
      expect(result.json()).toMatchObject({
        done: 1,
        refused: [],
        hidden: 1,
        undos: [{ area: 'blogs' }],
      })
      expect(await api.done('GET', `blogs/${made.id}`)).toMatchObject({
        status: 'Published and changed',
      })
      expect((await api.usesOf(api.first)).records).toMatchObject([
        { area: 'blogs', states: ['live'] },
        { area: 'teams', states: ['working', 'live'] },
      ])
      expect((await api.call('GET', 'public/blogs')).body).toContain(api.first)
    })

    test('refuses what is no picture, and repeats an answer', async () => {
      const made = await api.make(api.first)
      for (const by of [
        'x',
        '',
        1,
        null,
        api.first,
        '0'.repeat(64),
        'A'.repeat(64),
        '0'.repeat(10_000),
        ['x'],
      ])
        expect([by, (await replace({ by })).statusCode]).toEqual([by, 422])
      expect((await replace([])).statusCode).toBe(400)
      expect((await replace({ by: api.second, other: 1 })).statusCode).toBe(422)
      expect((await replace({ by: api.second }, {}, '0'.repeat(64))).statusCode).toBe(404)
      expect((await replace({ by: api.second }, {}, "'--")).statusCode).toBe(404)
      expect((await replace({ by: 'x'.repeat(10_000_000) })).statusCode).toBe(413)
      const headers = { 'idempotency-key': randomUUID() }
      const once = await replace({ by: api.second }, { headers })
      const again = await replace({ by: api.second }, { headers })
      expect(again.json()).toEqual(once.json())
      expect(again.headers['idempotency-replayed']).toBe('true')
      expect((await api.done<Blog>('GET', `blogs/${made.id}`)).version).toBe(2)
      expect((await replace({ by: api.first }, { headers })).statusCode).toBe(422)
    })
  })
})
