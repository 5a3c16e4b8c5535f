import { afterEach, beforeEach, expect, test } from 'vitest'

import { audit } from '../../identity/audit/audit.table'
import { startTestApi, type TestApi } from '../../testing/testApi'
import { onSharedEmbedded } from '../../testing/eachDatabase'
import { createTestApp } from '../../testing/testContent'

const METRICS_TOKEN = 'a-token-of-its-own'
const PAGE = 'https://console.example.com/US/dashboard?token=secret'

/** The format that Firefox sends. */
const REPORT_URI = {
  'csp-report': {
    'document-uri': PAGE,
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'",
    'blocked-uri': 'https://evil.example/steal.js?cookie=secret',
    'line-number': 3,
    'script-sample': 'secret',
  },
}

/** The format that Chrome sends. */
const REPORT_TO = [
  { type: 'deprecation', age: 1, url: PAGE, body: { id: 'unload' } },
  {
    type: 'csp-violation',
    age: 420,
    url: PAGE,
    user_agent: 'Chrome',
    body: { documentURL: PAGE, effectiveDirective: 'style-src-attr', blockedURL: 'inline' },
  },
]

const forged = (index: number) => ({
  type: 'csp-violation',
  body: { effectiveDirective: `x-${index}`, blockedURL: `https://${index}.example/` },
})

onSharedEmbedded((empty) => {
  let api: TestApi
  let app: TestApi['app']
  let lines: string[]

  beforeEach(async () => {
    api = await startTestApi(await empty(), { metricsToken: METRICS_TOKEN })
    lines = []
    const logTo = { write: (line: string) => lines.push(line) }
    app = await createTestApp({ ...api, logLevel: 'warn', logTo })
  })
  afterEach(async () => {
    await app.close()
  })

  const report = (payload: unknown, type = 'application/csp-report', from = '203.0.113.1') =>
    app.inject({
      method: 'POST',
      url: '/api/csp-reports',
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
      remoteAddress: from,
    })

  const log = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

  const readMetrics = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    return (await app.inject({ url: '/metrics', headers })).body
  }

  test('both formats are counted, and logged without personal data', async () => {
    expect((await report(REPORT_URI)).statusCode).toBe(204)
    expect((await report(REPORT_TO, 'application/reports+json')).statusCode).toBe(204)
    const page = '/US/dashboard'
    expect(log()).toMatchObject([
      { level: 40, directive: 'script-src-elem', blocked: 'https://evil.example', page },
      { level: 40, directive: 'style-src-attr', blocked: 'inline', page },
    ])
    expect(lines.join('')).not.toContain('secret')
    const text = await readMetrics()
    expect(text).toContain('csp_violations_total{directive="script-src-elem"} 1\n')
    expect(text).toContain('csp_violations_total{directive="style-src-attr"} 1\n')
  })

  test('repeated violations are counted, and share one line of the log', async () => {
    const body = Array.from({ length: 30 }, () => REPORT_TO[1])
    for (const _ of [1, 2, 3]) await report(body, 'application/reports+json')
    expect(log()).toHaveLength(1)
    expect(await readMetrics()).toContain('csp_violations_total{directive="style-src-attr"} 90\n')
    await app.close()
    expect(log()[1]).toMatchObject({ directive: 'style-src-attr', count: 89 })
  })

  test('forged reports fill neither the log nor the metrics nor the memory', async () => {
    for (let batch = 0; batch < 5; batch += 1)
      await report(
        Array.from({ length: 200 }, (_, index) => forged(batch * 200 + index)),
        'application/reports+json',
      )
    expect(log()).toHaveLength(50)
    const text = await readMetrics()
    expect(text.match(/csp_violations_total\{/g)).toHaveLength(1)
    expect(text).toContain('csp_violations_total{directive="other"} 250\n')
  })

  test('one sender is limited, others are not', async () => {
    const responses: number[] = []
    for (let index = 0; index < 25; index += 1)
      responses.push((await report(REPORT_URI)).statusCode)
    expect(responses).toEqual([...Array(20).fill(204), ...Array(5).fill(429)])
    expect((await report(REPORT_URI, undefined, '203.0.113.2')).statusCode).toBe(204)
    expect(await api.database.db.select().from(audit)).toHaveLength(1)
  })

  test.each([
    ['', 422],
    ['{', 400],
    ['{"csp-report": 1}', 422],
    ['"a"', 422],
    [{}, 422],
    [{ 'csp-report': {} }, 204],
    [[], 204],
    [[null, 1, { type: 'csp-violation' }], 204],
    [{ __proto__: null, 'csp-report': { 'blocked-uri': 5, 'document-uri': [] } }, 204],
  ])('responds to %j with %i', async (body, status) => {
    expect((await report(body)).statusCode).toBe(status)
  })

  test('refuses a report that is too large', async () => {
    expect((await report('x'.repeat(70_000))).statusCode).toBe(413)
  })

  test('refuses other content types and other websites', async () => {
    expect((await report(REPORT_URI, 'text/plain')).statusCode).toBe(415)
    const headers = { 'content-type': 'application/csp-report', origin: 'https://evil.example' }
    const response = await app.inject({ method: 'POST', url: '/api/csp-reports', headers })
    expect(response.statusCode).toBe(403)
  })
})
