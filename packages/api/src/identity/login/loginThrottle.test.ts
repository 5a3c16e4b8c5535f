import { like } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Database } from '../../platform/db/database'
import { throttles } from '../../platform/throttle/throttles.table'
import { purgeExpired } from '../../operations/purge/schedulePurge'
import { eachDatabase } from '../../testing/eachDatabase'
import { createLoginThrottle, type LoginThrottle } from './loginThrottle'

const OWNER = 'owner@example.com'

eachDatabase((open) => {
  let database: Database
  let attempt: LoginThrottle

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    await database.db.delete(throttles)
    attempt = createLoginThrottle(database.db)
  })

  const isRefused = async (email: string, address: string) =>
    attempt(email, address).then(
      () => false,
      (error: { status: number }) => error.status === 429,
    )

  test('one address can try one account ten times', async () => {
    await guesses(10, () => attempt(OWNER, '10.0.0.1'))
    expect(await isRefused(OWNER, '10.0.0.1')).toBe(true)
    expect(await isRefused(OWNER, '10.0.0.2')).toBe(false)
    expect(await isRefused('other@example.com', '10.0.0.1')).toBe(false)
  })

  test('concurrent attempts count like sequential ones', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, () => isRefused(OWNER, '10.0.0.1')),
    )
    expect(outcomes.filter((refused) => !refused)).toHaveLength(10)
  })

  test('a correct password resets the count of wrong ones', async () => {
    await guesses(9, () => attempt(OWNER, '10.0.0.1'))
    await (await attempt(OWNER, '10.0.0.1')).succeeded()
    await guesses(10, () => attempt(OWNER, '10.0.0.1'))
    expect(await isRefused(OWNER, '10.0.0.1')).toBe(true)
  })

  test('a cancelled attempt is not counted', async () => {
    await guesses(30, async () => (await attempt(OWNER, '10.0.0.1')).cancelled())
    expect(await isRefused(OWNER, '10.0.0.1')).toBe(false)
  })

  test('one address cannot guess at many accounts', async () => {
    await guesses(100, (index) => attempt(`person${index}@example.com`, '10.0.0.1'))
    expect(await isRefused('one-more@example.com', '10.0.0.1')).toBe(true)
    expect(await isRefused('one-more@example.com', '10.0.0.2')).toBe(false)
  })

  test.each([
    ['the addresses of one IPv6 subscriber', (index: number) => `2001:db8:1:2::${index}`],
    ['ways to write one address', (index: number) => `::ffff:203.0.113.9:${index}`.slice(7)],
    ['texts that are not addresses', (index: number) => `unknown-${index}`],
  ])('%s count as one', async (_what, addressOf) => {
    await guesses(10, (index) => attempt(OWNER, addressOf(index + 1)))
    expect(await isRefused(OWNER, addressOf(99))).toBe(true)
  })

  describe('many addresses that guess at one account', () => {
    beforeEach(async () => {
      await (await attempt(OWNER, '10.9.9.9')).succeeded()
      await guesses(50, (index) => attempt(OWNER, `10.0.0.${index}`))
    })

    test('are stopped', async () => {
      expect(await isRefused(OWNER, '10.0.1.1')).toBe(true)
    })

    test('do not lock the owner out of their usual network, on any node and after a restart', async () => {
      attempt = createLoginThrottle(database.db)
      expect(await isRefused(OWNER, '10.9.9.9')).toBe(false)
    })
  })

  test('one address cannot use up the attempts of all others', async () => {
    await guesses(80, () => isRefused(OWNER, '10.0.0.1'))
    expect(await isRefused(OWNER, '10.0.0.2')).toBe(false)
  })

  test('the window ends on time, and refused attempts do not extend it', async () => {
    await guesses(10, () => attempt(OWNER, '10.0.0.1'))
    const [before] = await database.db.select().from(throttles).where(PAIR)
    expect(await isRefused(OWNER, '10.0.0.1')).toBe(true)
    const [after] = await database.db.select().from(throttles).where(PAIR)
    expect(after?.expire).toEqual(before?.expire)
    await database.db.update(throttles).set({ expire: new Date(Date.now() - 1000) })
    expect(await isRefused(OWNER, '10.0.0.1')).toBe(false)
  })

  test('expired rows are deleted', async () => {
    await (await attempt(OWNER, '10.0.0.1')).succeeded()
    await attempt('other@example.com', '10.0.0.1')
    const inAnHour = new Date(Date.now() + 3_600_000)
    await purgeExpired(database.db, { auditDays: 0, revisionDays: 0, trashDays: 0 }, inAnHour)
    const left = await database.db.select().from(throttles)
    expect(left.map(({ key }) => key.split(':')[0])).toEqual(['login-familiar'])
  })

  test('the table contains no emails and no addresses', async () => {
    await (await attempt(OWNER, '10.9.9.9')).succeeded()
    const rows = await database.db.select().from(throttles)
    const keys = rows.map(({ key }) => key).join(' ')
    expect(keys).toContain('login-familiar')
    expect(keys).not.toMatch(/owner|example|10\.9/)
  })
})

const PAIR = like(throttles.key, 'login-pair:%')

async function guesses(times: number, next: (index: number) => Promise<unknown>) {
  for (let index = 0; index < times; index += 1) await next(index)
}
