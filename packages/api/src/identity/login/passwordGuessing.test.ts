import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { throttles } from '../../platform/throttle/throttles.table'
import { users } from '../users/users.table'
import { emailOf, PASSWORD, startTestApi, type TestApi } from '../../testing/testApi'
import { onEmbedded } from '../../testing/eachDatabase'
import { createLoginThrottle } from './loginThrottle'
import { createTestApp } from '../../testing/testContent'

onEmbedded((open) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi(await open())
  })
  beforeEach(async () => {
    await api.database.db.delete(throttles)
  })

  interface Guess {
    username?: string
    password?: string
    from?: string
    app?: FastifyInstance
    more?: object
  }

  async function guess({ username, password, from = '10.0.0.1', app, more }: Guess = {}) {
    const response = await (app ?? api.app).inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: from,
      payload: {
        username: username ?? emailOf('staff'),
        password: password ?? 'Wrong-horse-7',
        ...more,
      },
    })
    return response.statusCode
  }

  // Concurrent, as an attacker sends them.
  const guesses = (times: number, next: (index: number) => Guess) =>
    Promise.all(Array.from({ length: times }, (_, index) => guess(next(index))))

  test.each<[string, (index: number) => Guess]>([
    ['case of the email', (index) => ({ username: caseOf(emailOf('staff'), index) })],
    [
      'white space around the email',
      (index) => ({ username: `${' \t\u00a0\n'.repeat(index)}${emailOf('staff')} ` }),
    ],
    ['address within one IPv6 network', (index) => ({ from: `2001:db8:1:2::${index + 1}` })],
    [
      'notation of an IPv4 address',
      (index) => ({ from: index % 2 ? '10.0.0.1' : '::ffff:10.0.0.1' }),
    ],
  ])('guesses that vary the %s are counted together', async (_what, next) => {
    expect(await guesses(10, next)).toEqual(Array.from({ length: 10 }, () => 401))
    expect(await guess({ ...next(3), password: PASSWORD })).toBe(429)
  })

  test('guesses in different Unicode forms of an email are counted together', async () => {
    const email = 'zoë@example.com'
    const forms = [email, email.normalize('NFD'), 'ZOË@example.com', 'Zoe\u0308@EXAMPLE.com']
    await guesses(10, (index) => ({ username: forms[index % 4] ?? '' }))
    for (const username of forms) expect(await guess({ username })).toBe(429)
  })

  test('an email with similar-looking letters of another script is another account', async () => {
    // Cyrillic letters. Full-width letters and ligatures, in contrast, are normalized to the stored email.
    const lookAlikes = ['st\u0430ff@example.com', '\u0455taff@example.com']
    const statuses = lookAlikes.map((username) => guess({ username, password: PASSWORD }))
    expect(await Promise.all(statuses)).toEqual([401, 401])
  })

  test('a call with unknown fields is refused before its password is checked', async () => {
    const statuses = await guesses(20, (index) => ({
      password: PASSWORD,
      more: { [`field${index}`]: 1 },
    }))
    expect(statuses).toEqual(statuses.map(() => 422))
  })

  test('of 100 concurrent wrong guesses ten are checked, and the correct one is refused, too', async () => {
    const statuses = await guesses(101, (index) => (index === 50 ? { password: PASSWORD } : {}))
    const [correct] = statuses.splice(50, 1)
    expect(correct).toBe(429)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(90)
  })

  test('nodes on one database share the counters', async () => {
    const other = await createTestApp({
      database: api.database,
      config: api.config,
      logLevel: 'silent',
    })
    await guesses(10, (index) => ({ app: index % 2 ? other : api.app }))
    expect([await guess({ app: other }), await guess()]).toEqual([429, 429])
    await other.close()
  })

  test('guesses from many networks do not lock out an owner who has logged in from this one before', async () => {
    const home = '192.0.2.7'
    expect(await guess({ from: home, password: PASSWORD })).toBe(200)
    // Counted directly, without hashing fifty passwords.
    const attempt = createLoginThrottle(api.database.db)
    for (let index = 0; index < 50; index += 1) await attempt(emailOf('staff'), `10.1.0.${index}`)
    expect(await guess({ from: '10.1.1.1', password: PASSWORD })).toBe(429)
    expect(await guess({ from: home, password: PASSWORD })).toBe(200)
  })

  test('a disabled account, a wrong password and an unknown email are counted and get the same responses', async () => {
    await api.database.db.update(users).set({ account: 'Disabled' })
    const names = [emailOf('staff'), emailOf('administrator'), 'nobody@example.com']
    for (const username of names) {
      const password = username === emailOf('staff') ? PASSWORD : 'Wrong-horse-7'
      const statuses = await guesses(11, () => ({ username, password }))
      expect(statuses.filter((status) => status === 401)).toHaveLength(10)
      expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    }
    await api.database.db.update(users).set({ account: 'Active' })
  })
})

function caseOf(text: string, index: number): string {
  return Array.from(text, (letter, place) =>
    (index >> (place % 5)) & 1 ? letter.toUpperCase() : letter,
  ).join('')
}
