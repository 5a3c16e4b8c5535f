import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { audit } from '../../identity/audit/audit.table'
import {
  loginTickets,
  recoveryCodes,
  secondFactors,
} from '../../identity/secondFactor/secondFactors.table'
import { sessions } from '../../identity/sessions/sessions.table'
import { throttles } from '../../platform/throttle/throttles.table'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { emailOf, PASSWORD, startTestApi, type TestApi } from '../../testing/testApi'
import { createTestApp } from '../../testing/testContent'
import { codeNow, factorCalls, wrongCodeFor } from './testing'

eachSharedDatabase((empty) => {
  let api: TestApi & ReturnType<typeof factorCalls>
  beforeEach(async () => {
    const started = await startTestApi(await empty())
    api = { ...started, ...factorCalls(started) }
  })

  test('a login needs a code of the app, and each works once', async () => {
    const { secret } = await api.setUp('staff')
    const first = await api.post('login', { username: emailOf('staff'), password: PASSWORD })
    expect(Object.keys(first.json())).toEqual(['ticket'])
    const { ticket } = first.json<{ ticket: string }>()
    const refused = await api.step(ticket, await wrongCodeFor(secret))
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { errors: { code: expect.stringMatching(/^This code is not right/) } },
    ])
    const code = await codeNow(secret)
    const entered = await api.step(ticket, ` ${code.slice(0, 3)} ${code.slice(3)} `)
    expect(entered.json()).toMatchObject({
      name: 'Sam Staff',
      message: 'Welcome back, Sam',
      secondFactor: { state: 'on', from: null, recoveryCodes: 10 },
    })
    const { token } = entered.json<{ token: string }>()
    expect((await api.call('GET', '/api/me', { token })).json()).toMatchObject({
      secondFactor: { state: 'on', recoveryCodes: 10 },
    })
    // The same ticket, and the same code with another ticket.
    expect((await api.step(ticket, await codeNow(secret, 1))).statusCode).toBe(401)
    expect((await api.step(await api.ticketFor('staff'), code)).statusCode).toBe(422)
    const entries = await api.db.select().from(audit).where(eq(audit.action, 'login'))
    expect(entries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 401, 401, 401,
    ])
  })

  test('neither secrets nor codes nor tickets are stored as they are', async () => {
    const made = await api.setUp('staff')
    const ticket = await api.ticketFor('staff')
    const stored = JSON.stringify([
      await api.db.select().from(secondFactors),
      await api.db.select().from(recoveryCodes),
      await api.db.select().from(loginTickets),
      await api.db.select().from(audit),
    ])
    for (const text of [made.secret, ticket, ...made.recoveryCodes])
      expect(stored).not.toContain(text)
  })

  test('of two uses of one code at once, one logs in', async () => {
    const { secret, recoveryCodes: codes } = await api.setUp('staff')
    for (const code of [codes[0] ?? '', await codeNow(secret)]) {
      await api.db.delete(throttles)
      const tickets = [await api.ticketFor('staff'), await api.ticketFor('staff')]
      const steps = await Promise.all(tickets.map((ticket) => api.step(ticket, code)))
      const statuses = steps.map(({ statusCode }) => statusCode)
      expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422])
    }
    expect(await api.db.$count(recoveryCodes)).toBe(9)
  })

  test('of two uses of one ticket at once, one logs in, and the code of the other is not used up', async () => {
    const { recoveryCodes: codes } = await api.setUp('staff')
    const before = await api.db.$count(sessions)
    const ticket = await api.ticketFor('staff')
    const steps = await Promise.all(codes.slice(0, 2).map((code) => api.step(ticket, code)))
    const statuses = steps.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 401])
    expect(await api.db.$count(sessions)).toBe(before + 1)
    expect(await api.db.$count(recoveryCodes)).toBe(9)
  })

  test('after five wrong codes even a right one waits, on every node and for every ticket', async () => {
    const { secret, recoveryCodes: codes } = await api.setUp('staff')
    const wrong = await wrongCodeFor(secret)
    const ticket = await api.ticketFor('staff')
    const guesses = await Promise.all(Array.from({ length: 12 }, () => api.step(ticket, wrong)))
    const statuses = guesses.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 422)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
    const other = await createTestApp({
      database: api.database,
      config: api.config,
      logLevel: 'silent',
    })
    const late = await other.inject({
      method: 'POST',
      url: '/api/login/second-factor',
      payload: { ticket: await api.ticketFor('staff'), code: codes[0] },
    })
    await other.close()
    expect(late.statusCode).toBe(429)
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('a ticket ends after five minutes, with another password, and with the account', async () => {
    const { recoveryCodes: codes } = await api.setUp('staff')
    const users = `/api/users/${api.ids.staff}`
    const headers = { 'if-match': '*' }
    const ends: [string, () => Promise<unknown>][] = [
      ['time', () => api.db.update(loginTickets).set({ expiresAt: new Date(Date.now() - 1) })],
      ['reset', () => api.call('POST', `${users}/one-time-password`, { as: 'administrator' })],
      [
        'disabled',
        () =>
          api.call('PATCH', users, {
            as: 'administrator',
            body: { account: 'Disabled' },
            headers,
          }),
      ],
    ]
    let password = PASSWORD
    for (const [what, end] of ends) {
      const ticket = await api.ticketFor('staff', password)
      const ended = await end()
      if (what === 'reset')
        password = (ended as { json: () => { password: string } }).json().password
      const late = await api.step(ticket, codes.pop() ?? '')
      expect([what, late.statusCode, late.json()]).toMatchObject([
        what,
        401,
        { code: 'login-ended', message: 'The login took too long. Log in again.' },
      ])
    }
    // None of the refused codes was used up.
    expect(await api.db.$count(recoveryCodes)).toBe(10)
  })

  test('hostile tickets and codes are refused', async () => {
    const { secret } = await api.setUp('staff')
    const ticket = await api.ticketFor('staff')
    const code = await codeNow(secret)
    for (const hostile of ['', ' ', '\0', 'x'.repeat(41), '१२३४५६', `${code}0`, "' or 1=1 --"])
      expect((await api.step(ticket, hostile)).statusCode).toBe(422)
    await api.db.delete(throttles)
    for (const hostile of ['x', '../', "' or 1=1 --", 'é'.repeat(100), 'x'.repeat(200)])
      expect((await api.step(hostile, code)).statusCode).toBe(401)
    for (const body of [{}, { ticket }, { code }, { ticket, code: 287_082 }, { ticket: [], code }])
      expect((await api.post('login/second-factor', body)).statusCode).toBe(422)
    expect((await api.step(ticket, 'x'.repeat(100_000))).statusCode).toBe(422)
    expect((await api.step(ticket, code)).statusCode).toBe(200)
  })
})
