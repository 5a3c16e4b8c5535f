import { afterAll, beforeAll, expect, test } from 'vitest'

import { PASSWORD, emailOf, startTestApi, type TestApi } from '../../testing/testApi'
import { eachDatabase } from '../../testing/eachDatabase'
import { createTestApp } from '../../testing/testContent'

const TOKEN = 'a-token-of-its-own'
const PROMETHEUS = { accept: 'application/openmetrics-text;version=1.0.0,text/plain;q=0.5' }

eachDatabase((open) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi(await open(), { metricsToken: TOKEN })
  })

  afterAll(() => api.app.close())

  const read = (authorization?: string) =>
    api.call('GET', '/metrics', {
      headers: { ...PROMETHEUS, ...(authorization && { authorization }) },
    })

  const readMetrics = async () => (await read(`Bearer ${TOKEN}`)).body

  test('need the metrics token', async () => {
    const session = await api.logIn('administrator')
    const wrong = [
      undefined,
      TOKEN,
      `Bearer ${TOKEN}x`,
      `Bearer ${session}`,
      'Bearer ',
      `Basic ${TOKEN}`,
    ]
    const responses = await Promise.all(wrong.map((each) => read(each)))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(wrong.map(() => 401))
    for (const { body, headers } of responses) {
      expect(body).not.toMatch(/process_cpu|http_request/)
      expect(headers['www-authenticate']).toBe('Bearer')
    }
    const right = await read(`Bearer ${TOKEN}`)
    expect(right.statusCode).toBe(200)
    expect(right.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/plain; version=0\.0\.4/),
      'cache-control': 'no-store',
    })
  })

  test('count responses by route pattern, without personal data', async () => {
    const email = emailOf('administrator')
    const id = 'be9ffd42-0000-7000-8000-c0ffee000000'
    await api.call('GET', `/api/testimonials/${id}`, { as: 'administrator' })
    await api.call('GET', `/api/testimonials/${id}?q=${email}`, { as: 'administrator' })
    await api.call('GET', `/api/private-${id}`, { as: 'administrator' })
    await api.call('POST', '/api/login', { body: { username: email, password: 'Wrong-1' } })
    await api.call('POST', '/api/login', { body: { username: email, password: PASSWORD } })

    const text = await readMetrics()
    for (const line of [
      'http_request_duration_seconds_count{method="GET",route="/api/testimonials/:id",status="404"} 1',
      'http_request_duration_seconds_count{method="GET",route="/api/testimonials/:id",status="422"} 1',
      'http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 1',
      'http_request_duration_seconds_count{method="POST",route="/api/login",status="200"} 1',
      'logins_refused_total{status="401"} 1',
      'password_hashes{state="running"} 0',
      'password_hashes{state="waiting"} 0',
    ])
      expect(text).toContain(`${line}\n`)
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
    expect(text).toMatch(/^database_answer_seconds 0\.\d+$/m)
    for (const secret of [id, email, TOKEN, PASSWORD]) expect(text).not.toContain(secret)
  })

  test('include the connection pool on PostgreSQL', async () => {
    const text = await readMetrics()
    const has = /^database_connections\{state="waiting"\} 0$/m.test(text)
    expect(has).toBe(api.database.kind === 'postgresql')
  })

  test('are served while the database is down', async () => {
    const database = { ...api.database, ping: () => Promise.reject(new Error('gone')) }
    const app = await createTestApp({ database, config: api.config, logLevel: 'silent' })
    const headers = { authorization: `Bearer ${TOKEN}` }
    const response = await app.inject({ url: '/metrics', headers })
    expect([response.statusCode, response.body]).toEqual([
      200,
      expect.stringMatching(/^database_answer_seconds 1$/m),
    ])
    await app.close()
  })

  test('have no route unless they are turned on', async () => {
    const config = { ...api.config, metricsToken: undefined }
    const app = await createTestApp({ database: api.database, config, logLevel: 'silent' })
    const headers = { ...PROMETHEUS, authorization: `Bearer ${TOKEN}` }
    const [metrics, unknown] = await Promise.all(
      ['/metrics', '/nowhere'].map((url) => app.inject({ url, headers })),
    )
    const { requestId: _, ...problem } = metrics?.json<Record<string, unknown>>() ?? {}
    expect(metrics?.statusCode).toBe(404)
    expect(unknown?.json()).toMatchObject(problem)
    expect(app.routeTable.map(({ url }) => url)).not.toContain('/metrics')
    await app.close()
  })
})
