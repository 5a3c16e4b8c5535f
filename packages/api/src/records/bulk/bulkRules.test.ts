import { blog } from '@staff/content/blog/blog.entity'
import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import { query } from '@staff/content/query/query.entity'
import { service } from '@staff/content/service/service.entity'
import { describe, expect, test } from 'vitest'

import { servicesData } from '@staff/server/areas/serviceData/serviceData.table'
import { onSharedEmbedded } from '../../testing/eachDatabase'
import { startBulkApi } from './testing'

const article = {
  kind: 'Article',
  title: 'An article',
  image: blogFixtures.filled.image,
  author: 'Ana',
  tags: ['News'],
  description: 'Words.',
  imageLink: '',
}
const link = { ...article, kind: 'Link post', title: 'A link', author: '', tags: [] }

onSharedEmbedded((empty) => {
  const start = async (entity: Parameters<typeof startBulkApi>[1]) =>
    startBulkApi(await empty(), entity)

  describe('tags', () => {
    test('are added once, however they are written', async () => {
      const api = await start(blog)
      const [one = '', two = ''] = await api.store([
        article,
        { ...article, tags: ['news', 'Jobs'] },
      ])
      const values = { tags: [' NEWS ', 'Leeds'] }
      const result = await api.bulk({ action: 'add', ids: [one, two], values })
      expect(result).toMatchObject({ done: 2, refused: [] })
      expect((await api.read(one))['tags']).toEqual(['News', 'Leeds'])
      expect((await api.read(two))['tags']).toEqual(['news', 'Jobs', 'Leeds'])
      await api.bulk({ action: 'undo', undo: String(result.undo) })
      expect((await api.read(two))['tags']).toEqual(['news', 'Jobs'])
    })

    test('are removed unless a rule needs one', async () => {
      const api = await start(blog)
      const [one = '', two = ''] = await api.store([
        article,
        { ...article, tags: ['news', 'Jobs'] },
      ])
      const values = { tags: ['NEWS'] }
      const result = await api.bulk({ action: 'remove', ids: [one, two], values })
      expect(result.done).toBe(1)
      expect(result.refused).toEqual([
        { id: one, title: 'An article', message: 'At least one tag is required' },
      ])
      expect((await api.read(two))['tags']).toEqual(['Jobs'])
    })

    test('are refused where a record has none, and where they are wrong', async () => {
      const api = await start(blog)
      const ids = await api.store([{ ...link, imageLink: 'https://example.com' }])
      const result = await api.bulk({ action: 'add', ids, values: { tags: ['News'] } })
      expect(result.refused).toMatchObject([
        { message: 'This blog post does not have the field “Tags”.' },
      ])
      const wrong = [[], ['x'.repeat(41)], 'News', [1]]
      for (const tags of wrong) {
        const response = await api.send({ action: 'add', ids, values: { tags } })
        expect([
          response.statusCode,
          Object.keys(response.json<{ errors: object }>().errors),
        ]).toEqual([422, ['tags']])
      }
    })
  })

  test('a choice that a rule forbids is not set', async () => {
    const api = await start(blog)
    const ids = await api.store([article])
    const result = await api.bulk({ action: 'set', ids, values: { kind: 'Link post' } })
    expect(result).toMatchObject({
      done: 0,
      undo: null,
      refused: [{ message: 'Image Link is required' }],
    })
  })

  test('records that are in use are left, all others are deleted', async () => {
    const api = await start(service)
    const ids = await api.store(
      Array.from({ length: 20 }, (_, index) => ({
        name: `Service ${index}`,
        icon: blogFixtures.filled.image,
        orderBy: index,
        headingBy: 'H',
        descriptionBy: 'D',
        image: '',
      })),
    )
    const part = { title: 'Part', description: 'D', image: '', orderBy: 1 }
    const used = [ids[3], ids[11]].map(String)
    await api.database.db
      .insert(servicesData)
      .values(used.map((serviceId) => ({ ...part, serviceId })))
    const result = await api.bulk({ action: 'delete', ids })
    expect(result.done).toBe(18)
    expect(result.refused.map(({ id }) => id).toSorted()).toEqual(used.toSorted())
    expect(result.refused[0]).toMatchObject({
      title: 'Service 3',
      message: 'This service still has service data. Delete that first.',
    })
    expect((await api.list()).total).toBe(2)
  })

  test('deleted queries leave no personal data in the audit', async () => {
    const api = await start(query)
    const visitor = {
      name: 'Vera Visitor',
      email: 'vera@example.com',
      subject: 'S',
      message: 'M',
      region: 'UK',
    }
    const ids = await api.store([visitor, visitor])
    expect((await api.send({ action: 'delete', ids }, { as: 'staff' })).statusCode).toBe(403)
    expect((await api.bulk({ action: 'delete', ids })).done).toBe(2)
    const { records } = await api.audit('action=delete')
    expect(records).toHaveLength(2)
    expect(JSON.stringify(records)).not.toContain('Vera')
  })
})
