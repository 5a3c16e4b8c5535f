import { afterAll, beforeAll, expect, test } from 'vitest'

import { listen } from '../../platform/server/listen'
import { onEmbedded } from '../../testing/eachDatabase'
import { startTestApi, type TestApi } from '../../testing/testApi'
import { PublicReads, type ReadSums } from '../answers/PublicReads'
import { waitUntilListening } from './testing'
import { createTestApp } from '../../testing/testContent'

const TOKEN = 'a-token-of-its-own'

onEmbedded((open) => {
  let api: TestApi
  const lines: string[] = []
  let app: TestApi['app']
  let url: string
  beforeAll(async () => {
    api = await startTestApi(await open(), { metricsToken: TOKEN, publicReads: 5 })
    const logTo = { write: (line: string) => lines.push(line) }
    app = await createTestApp({ ...api, logLevel: 'info', logTo })
    url = `http://127.0.0.1:${await listen(app, 0)}`
    await waitUntilListening(app)
  })
  afterAll(() => api.app.close())

  test('reads from memory count in the limit, the metrics and the log', async () => {
    const read = () => fetch(`${url}/api/public/careers`)
    const first = await read()
    const etag = first.headers.get('etag') ?? ''
    const unchanged = await fetch(`${url}/api/public/careers`, {
      headers: { 'if-none-match': etag },
    })
    const statuses = [first.status, unchanged.status]
    for (let time = 0; time < 5; time += 1) {
      const response = await read()
      statuses.push(response.status)
    }
    const refused = await read()
    expect([...statuses, refused.status]).toEqual([200, 304, 200, 200, 200, 200, 429, 429])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await refused.json()).toMatchObject({
      status: 429,
      message: expect.stringMatching(/^Too many/),
    })

    const headers = { authorization: `Bearer ${TOKEN}` }
    const metrics = await (await fetch(`${url}/metrics`, { headers })).text()
    for (const line of ['{status="200"} 4', '{status="304"} 1', '{status="429"} 2'])
      expect(metrics).toContain(`public_memory_responses_total${line}\n`)

    await app.close()
    const sums = lines.map((line) => JSON.parse(line) as { msg: string })
    expect(sums.filter(({ msg }) => msg === 'public reads from memory')).toMatchObject([
      { answered: 4, unchanged: 1, refused: 2 },
    ])
  })
})

test('networks beyond those that are counted share one count', () => {
  const reported: ReadSums[] = []
  const reads = new PublicReads({ max: 2, report: (sums) => reported.push(sums) })
  for (let index = 0; index < 50_000; index += 1) expect(reads.take(`n${index}`)).toBeUndefined()
  expect(['a', 'b', 'c', 'n1', 'n1'].map((name) => reads.take(name) !== undefined)).toEqual([
    false,
    false,
    true,
    false,
    true,
  ])
  reads.flush()
  expect(reads.take('c')).toBeUndefined()
  expect(reported).toEqual([])
})
