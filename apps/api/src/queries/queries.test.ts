import { query } from '@staff/forms/query/query.entity'
import { withInvalid } from '@staff/forms/fixtures'
import { queryFixtures } from '@staff/forms/query/query.fixtures'
import { beforeEach, expect, test } from 'vitest'

import { startTestApi, type Call, type TestApi } from '../http/testing'
import { valuesOf } from '../records/testing'
import { eachDatabase } from '../testing/eachDatabase'

const ADDRESS = '/api/public/queries'
const asked = valuesOf(query, { ...queryFixtures.filled })

eachDatabase((open) => {
  let api: TestApi

  beforeEach(async () => {
    const database = await open()
    api = await startTestApi(database)
    return () => database.close()
  })

  const send = (body: unknown, call: Call = {}) => api.call('POST', ADDRESS, { ...call, body })

  const list = async () =>
    (await api.call('GET', '/api/queries', { as: 'staff' })).json<{
      records: Record<string, unknown>[]
    }>().records

  test('what a visitor asks is there for everyone who is logged in', async () => {
    const answer = await send(asked)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      message: 'Thank you. We have your message and will answer it.',
    })
    const [stored] = await list()
    expect(stored).toMatchObject({ ...asked, version: 1 })
    const one = await api.call('GET', `/api/queries/${String(stored?.id)}`, { as: 'staff' })
    expect(one.json()).toEqual(stored)
  })

  test('nobody changes, deletes or adds one from inside', async () => {
    await send(asked)
    const [stored] = await list()
    const path = `/api/queries/${String(stored?.id)}`
    const headers = { 'if-match': '*' }
    const answers = await Promise.all([
      api.call('POST', '/api/queries', { as: 'administrator', body: asked }),
      api.call('PATCH', path, { as: 'administrator', body: { name: 'X' }, headers }),
      api.call('DELETE', path, { as: 'administrator', headers }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([405, 405, 405])
    expect(await list()).toEqual([stored])
  })

  test.each(Object.entries(queryFixtures.invalid))('refuses %s', async (_name, refused) => {
    const answer = await send(withInvalid(asked, refused))
    const errors = { [refused.field]: refused.message }
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors }])
  })

  test('what was sent never stands in the answer', async () => {
    const script = '<script>alert(1)</script>'
    const bodies = [
      { ...asked, name: script },
      { ...asked, email: script },
      { ...asked, region: script },
      { ...asked, message: 5 },
      `{"name": "${script}`,
    ]
    const answers = await Promise.all(bodies.map((body) => send(body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 422, 422, 422, 400])
    for (const { body } of answers) expect(body).not.toContain('script')
    expect((await list()).map(({ name }) => name)).toEqual([script])
  })

  test('takes the longest query that the rules allow, and nothing much larger', async () => {
    const longest = { ...asked, message: '\\u00e9'.repeat(5000) }
    const escaped = JSON.stringify(longest).replaceAll('\\\\u', '\\u')
    expect((await send(escaped)).statusCode).toBe(201)
    expect((await send({ ...asked, message: 'x'.repeat(200_000) })).statusCode).toBe(413)
  })

  test('after many from one address it is enough for a while', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(asked)))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(2)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused[0]?.json()).toMatchObject({
      message: 'You have sent many messages. Please try again in 10 minutes.',
    })
    expect(await list()).toHaveLength(10)
  })
})
