import { beforeAll, expect, test } from 'vitest'

import { eachDatabase } from '../../testing/eachDatabase'
import { startTestApi, type Call, type TestApi } from '../../testing/testApi'

const JSON_TYPE = { 'content-type': 'application/json' }
const LOGIN = '/api/login'
const RECORDS = '/api/testimonials'

const BAD: [name: string, status: number, method: string, url: string, call?: Call][] = [
  ['malformed JSON', 400, 'POST', LOGIN, { body: '{"username": ' }],
  ['an empty body', 400, 'POST', LOGIN, { body: '' }],
  ['no body at all', 400, 'POST', LOGIN],
  ['a list for a body', 400, 'POST', LOGIN, { body: [] }],
  ['a text for a body', 400, 'POST', RECORDS, { body: '"x"' }],
  ['null for a body', 400, 'POST', RECORDS, { body: 'null' }],
  ['a number for a name', 422, 'POST', RECORDS, { body: { name: 5 } }],
  ['objects for credentials', 422, 'POST', LOGIN, { body: { username: {}, password: [] } }],
  [
    'an unknown credential',
    422,
    'POST',
    LOGIN,
    { body: { username: 'a', password: 'b', admin: 1 } },
  ],
  ['a NUL character in an email', 422, 'POST', LOGIN, { body: { username: 'a\0', password: 'b' } }],
  ['a NUL character in a record', 422, 'POST', RECORDS, { body: { name: 'a\0b' } }],
  ['a NUL character in an address', 404, 'GET', `${RECORDS}/a%00b`],
  ['a huge number', 422, 'POST', RECORDS, { body: '{"rating": 1e999}' }],
  ['the key __proto__', 400, 'POST', RECORDS, { body: '{"__proto__": {"a": 1}}' }],
  [
    'the keys constructor and prototype',
    400,
    'POST',
    RECORDS,
    { body: '{"constructor": {"prototype": {"a": 1}}}' },
  ],
  ['more fields than any form has', 400, 'POST', LOGIN, { body: withFields(201) }],
  ['an endless list', 422, 'POST', '/api/blogs', { body: { tags: Object.keys(withFields(501)) } }],
  ['deep nesting', 400, 'POST', RECORDS, { body: '['.repeat(200_000) + ']'.repeat(200_000) }],
  ['two megabytes', 413, 'POST', RECORDS, { body: { name: 'x'.repeat(2_000_000) } }],
  [
    'a form for a record',
    415,
    'POST',
    RECORDS,
    { headers: { 'content-type': 'text/plain' }, body: 'x' },
  ],
  ['a broken escape in an address', 400, 'GET', '/api/%zz'],
  ['a very long address', 404, 'GET', `/api/${'x'.repeat(5000)}`],
  ['an unknown address', 404, 'GET', '/api/nosuch'],
  [
    'an unknown address with malformed JSON',
    400,
    'POST',
    '/api/nosuch',
    { body: '{', headers: JSON_TYPE },
  ],
  ['another method', 405, 'PUT', RECORDS],
  ['a page before the first', 422, 'GET', `${RECORDS}?page=-1`],
  ['a parameter without a name, twice', 422, 'GET', `${RECORDS}?=1&=2`],
  ['an unknown sort column', 422, 'GET', `${RECORDS}?sort=nosuch`],
  ['SQL in a sort column', 422, 'GET', `${RECORDS}?sort=name;drop table users`],
  ['an upload that is no form', 415, 'POST', '/api/images', { body: {} }],
  ['an upload of nothing', 415, 'POST', '/api/images'],
  [
    'a form without an end',
    400,
    'POST',
    '/api/images',
    {
      body: '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nx',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    },
  ],
  [
    'a form without a boundary',
    400,
    'POST',
    '/api/images',
    { body: 'x', headers: { 'content-type': 'multipart/form-data' } },
  ],
]

function withFields(fields: number): Record<string, unknown> {
  return Object.fromEntries(Array.from({ length: fields }, (_, index) => [`field${index}`, 1]))
}

eachDatabase((open) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi(await open())
  })

  test.each(BAD)('%s gets a problem document', async (_name, status, method, url, call) => {
    const response = await api.call(method, url, { as: 'administrator', ...call })
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(response.headers['cache-control']).toBe('no-store')
    const problem = response.json<Record<string, unknown>>()
    expect(problem).toMatchObject({ type: 'about:blank', status, detail: problem['message'] })
    expect(problem['message']).toMatch(/^\p{L}.{8,}$/u)
    expect(problem['requestId']).toMatch(/^[\da-f-]{36}$/)
    expect(response.body).not.toMatch(/node_modules|\bat \/|\bselect\b|\binsert\b/i)

    const next = await api.call('GET', '/api/health')
    expect([next.statusCode, next.json()]).toEqual([200, { status: 'ok' }])
  })

  test('a wrong method gets the allowed methods', async () => {
    const response = await api.call('PUT', '/api/images')
    expect(response.headers.allow).toBe('POST')
  })

  test('no body pollutes a prototype', async () => {
    for (const body of [
      '{"__proto__": {"polluted": 1}}',
      '{"constructor": {"prototype": {"polluted": 1}}}',
    ])
      await api.call('POST', RECORDS, { as: 'administrator', body })
    expect({}).not.toHaveProperty('polluted')
  })
})
