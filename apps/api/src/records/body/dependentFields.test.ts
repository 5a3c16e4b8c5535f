import { blog } from '@staff/forms/content/blog/blog.entity'
import { blogFixtures } from '@staff/forms/content/blog/blog.fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { eachDatabase } from '../../testing/eachDatabase'
import { startRecordsApi, valuesOf, type RecordsApi, type Row } from '../testing'

const { filled } = blogFixtures
const link = 'https://fair.example/austin'
const EMPTIED = { author: '', tags: [], description: '' }

eachDatabase((open) => {
  let api: RecordsApi

  beforeAll(async () => {
    api = await startRecordsApi(await open(), blogFixtures)
  })
  afterAll(() => api.close())

  async function article() {
    return (await api.create(valuesOf(blog, filled))).json<Row>()
  }

  test('what only an article has is emptied when it becomes a link post', async () => {
    const made = await article()
    const answer = await api.change(made, { kind: 'Link post', imageLink: link })
    expect(answer.statusCode).toBe(200)
    const changed = answer.json<Row>()
    expect(changed).toMatchObject({ ...EMPTIED, kind: 'Link post', imageLink: link, version: 2 })
    expect(changed['title']).toBe(made['title'])
    expect((await api.read(made)).json()).toEqual(changed)
  })

  test('the other way round as well, and at creation', async () => {
    const values = { ...valuesOf(blog, filled), kind: 'Link post', imageLink: link }
    const made = (await api.create(values)).json<Row>()
    expect(made).toMatchObject({ ...EMPTIED, imageLink: link })
    const { author, tags, description } = filled
    const answer = await api.change(made, { kind: 'Article', author, tags, description })
    expect(answer.json()).toMatchObject({ kind: 'Article', author, tags, imageLink: '' })
  })

  test('a kind without what it needs is refused, and nothing is emptied', async () => {
    const made = await article()
    const answer = await api.change(made, { kind: 'Link post' })
    const errors = { imageLink: 'Image Link is required' }
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors }])
    expect((await api.read(made)).json()).toEqual(made)
  })

  test('a change of one field leaves the others as they are', async () => {
    const made = await article()
    const changed = (await api.change(made, { title: 'Another title' })).json<Row>()
    expect(changed).toMatchObject({ ...valuesOf(blog, filled), title: 'Another title' })
  })
})
