import { blog } from '@staff/content/blog/blog.entity'
import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { onEmbedded } from '../../testing/eachDatabase'
import { startRecordsApi, valuesOf, type RecordsApi, type Row } from '../testing'

const { filled } = blogFixtures
const link = 'https://fair.example/austin'
const CLEARED = { author: '', tags: [], description: '' }

onEmbedded((open) => {
  let api: RecordsApi

  beforeAll(async () => {
    api = await startRecordsApi(await open(), blogFixtures)
  })
  afterAll(() => api.close())

  async function article() {
    return (await api.create(valuesOf(blog, filled))).json<Row>()
  }

  test('clears the fields of articles when one becomes a link post', async () => {
    const made = await article()
    const response = await api.change(made, { kind: 'Link post', imageLink: link })
    expect(response.statusCode).toBe(200)
    const changed = response.json<Row>()
    expect(changed).toMatchObject({ ...CLEARED, kind: 'Link post', imageLink: link, version: 2 })
    expect(changed['title']).toBe(made['title'])
    expect((await api.read(made)).json()).toEqual(changed)
  })

  test('the same at creation, and for a link post that becomes an article', async () => {
    const values = { ...valuesOf(blog, filled), kind: 'Link post', imageLink: link }
    const made = (await api.create(values)).json<Row>()
    expect(made).toMatchObject({ ...CLEARED, imageLink: link })
    const { author, tags, description } = filled
    const response = await api.change(made, { kind: 'Article', author, tags, description })
    expect(response.json()).toMatchObject({ kind: 'Article', author, tags, imageLink: '' })
  })

  test('refuses a kind without its required field, and clears nothing', async () => {
    const made = await article()
    const response = await api.change(made, { kind: 'Link post' })
    const errors = { imageLink: 'Image Link is required' }
    expect([response.statusCode, response.json()]).toMatchObject([422, { errors }])
    expect((await api.read(made)).json()).toEqual(made)
  })

  test('a change of one field does not change the others', async () => {
    const made = await article()
    const changed = (await api.change(made, { title: 'Another title' })).json<Row>()
    expect(changed).toMatchObject({ ...valuesOf(blog, filled), title: 'Another title' })
  })
})
