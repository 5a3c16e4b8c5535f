import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { startTestApi, type TestApi } from '../../testing/testApi'
import { onEmbedded } from '../../testing/eachDatabase'

const MINUTE = 60
const HOUR = 60 * MINUTE

onEmbedded((open) => {
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
  async function expiryOf(url?: string) {
    const { headers } = await call(url)
    return [headers['session-idle-ends-in'], headers['session-ends-in']].map(Number)
  }

  test('every response has the time until the session ends, also a refusal', async () => {
    expect(await expiryOf()).toEqual([30 * MINUTE, 8 * HOUR])
    expect(await expiryOf('/api/queries')).toEqual([30 * MINUTE, 8 * HOUR])
    expect((await call('/api/users')).statusCode).toBe(403)
    expect(await expiryOf('/api/users')).toEqual([30 * MINUTE, 8 * HOUR])
  })

  test('without a session there are no such headers', async () => {
    for (const response of [await api.call('GET', '/api/health'), await api.call('GET', '/api/me')])
      expect(Object.keys(response.headers).join()).not.toContain('session')
  })

  test('a call within a minute of the last stored one returns the right time', async () => {
    await expiryOf()
    advanceClock(40)
    const [idle = 0] = await expiryOf()
    expect(idle).toBe(30 * MINUTE - 40)
    advanceClock(idle - 1)
    expect(await expiryOf()).toEqual([30 * MINUTE, 8 * HOUR - 30 * MINUTE + 1])
  })

  test('without a call the session ends at that time', async () => {
    await expiryOf()
    advanceClock(40)
    const [idle = 0] = await expiryOf()
    advanceClock(idle + 1)
    expect((await call()).statusCode).toBe(401)
  })

  test.each(['/api/queries/waiting', '/api/reviews', '/api/jobs', '/api/careers/undos'])(
    '%s, which programs call by themselves, does not extend the session',
    async (url) => {
      await expiryOf()
      advanceClock(20 * MINUTE)
      expect(await expiryOf(url)).toEqual([10 * MINUTE, 8 * HOUR - 20 * MINUTE])
      advanceClock(10 * MINUTE + 1)
      expect((await call(url)).statusCode).toBe(401)
    },
  )

  test('no call extends the session beyond its maximum', async () => {
    for (let hours = 0; hours < 7.5; hours += 0.25) {
      advanceClock(15 * MINUTE)
      await expiryOf()
    }
    advanceClock(20 * MINUTE)
    expect(await expiryOf()).toEqual([30 * MINUTE, 10 * MINUTE])
    advanceClock(10 * MINUTE - 1)
    expect(await expiryOf()).toEqual([30 * MINUTE, 1])
    advanceClock(2)
    expect((await call()).statusCode).toBe(401)
  })
})

function advanceClock(seconds: number) {
  vi.setSystemTime(Date.now() + seconds * 1000)
}
