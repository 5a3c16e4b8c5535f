import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { startTestApi, type TestApi } from '../testing/testApi'
import { eachDatabase } from '../testing/eachDatabase'

const MINUTE = 60
const HOUR = 60 * MINUTE

eachDatabase((open) => {
  let api: TestApi
  let token: string

  beforeAll(async () => {
    api = await startTestApi(await open())
  })
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    token = await api.logIn('staff')
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const call = (url = '/api/me') => api.call('GET', url, { token })
  async function told(url?: string) {
    const { headers } = await call(url)
    return [headers['session-idle-ends-in'], headers['session-ends-in']].map(Number)
  }

  test('every answer tells when the session ends, a refusal too', async () => {
    expect(await told()).toEqual([30 * MINUTE, 8 * HOUR])
    expect(await told('/api/queries')).toEqual([30 * MINUTE, 8 * HOUR])
    expect((await call('/api/users')).statusCode).toBe(403)
    expect(await told('/api/users')).toEqual([30 * MINUTE, 8 * HOUR])
  })

  test('nobody else is told', async () => {
    for (const answer of [await api.call('GET', '/api/health'), await api.call('GET', '/api/me')])
      expect(Object.keys(answer.headers).join()).not.toContain('session')
  })

  test('a call within a minute of the last that was noted tells what is left, and is right', async () => {
    await told()
    pass(40)
    const [idle = 0] = await told()
    expect(idle).toBe(30 * MINUTE - 40)
    pass(idle - 1)
    expect(await told()).toEqual([30 * MINUTE, 8 * HOUR - 30 * MINUTE + 1])
  })

  test('without a call it ends when that was told', async () => {
    await told()
    pass(40)
    const [idle = 0] = await told()
    pass(idle + 1)
    expect((await call()).statusCode).toBe(401)
  })

  test('nothing prolongs it beyond its last moment', async () => {
    for (let hours = 0; hours < 7.5; hours += 0.25) {
      pass(15 * MINUTE)
      await told()
    }
    pass(20 * MINUTE)
    expect(await told()).toEqual([30 * MINUTE, 10 * MINUTE])
    pass(10 * MINUTE - 1)
    expect(await told()).toEqual([30 * MINUTE, 1])
    pass(2)
    expect((await call()).statusCode).toBe(401)
  })
})

function pass(seconds: number) {
  vi.setSystemTime(Date.now() + seconds * 1000)
}
