import { factorMessages } from '@staff/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { audit } from '../../identity/audit/audit.table'
import { recoveryCodes, secondFactors } from '../../identity/secondFactor/secondFactors.table'
import { resetAdministrator } from '../../operations/firstStart/resetAdministrator'
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

  const own = () => api.call('GET', '/api/me/second-factor', { as: 'staff' })

  test('it is on when the first code is right, and not before', async () => {
    const off = { state: 'off', from: null, recoveryCodes: 0 }
    expect((await own()).json()).toEqual({ available: true, since: null, standing: off })
    const begun = await api.post('me/second-factor', undefined, 'staff')
    const { secret, uri } = begun.json<{ secret: string; uri: string }>()
    expect(uri).toBe(
      `otpauth://totp/Staff%20console:staff%40example.com?secret=${secret}&issuer=Staff%20console`,
    )
    const confirm = (code: string) => api.post('me/second-factor/confirm', { code }, 'staff')
    expect((await confirm(await wrongCodeFor(secret))).statusCode).toBe(422)
    expect((await own()).json()).toMatchObject({ standing: off })
    // The login needs no code yet.
    const body = { username: emailOf('staff'), password: PASSWORD }
    expect((await api.post('login', body)).json()).toMatchObject({ secondFactor: off })
    const confirmed = await confirm(await codeNow(secret))
    const { recoveryCodes: codes } = confirmed.json<{ recoveryCodes: string[] }>()
    expect(codes).toHaveLength(10)
    expect((await own()).json()).toMatchObject({
      since: expect.stringMatching(/Z$/),
      standing: { state: 'on', recoveryCodes: 10 },
    })
    // Neither the code that confirmed nor a confirmation without a new beginning works.
    expect((await api.step(await api.ticketFor('staff'), await codeNow(secret))).statusCode).toBe(
      422,
    )
    expect((await confirm(await codeNow(secret, 1))).statusCode).toBe(409)
    const entries = await api.db.select().from(audit).where(eq(audit.action, 'second-factor'))
    expect(entries.find(({ status }) => status === 200)).toMatchObject({
      recordId: api.ids.staff,
      changes: { secondFactor: { from: 'Off', to: 'On' } },
    })
  })

  test('a session whose password was not confirmed changes nothing', async () => {
    await api.setUp('staff')
    const token = await api.logIn('staff')
    for (const [method, path] of [
      ['POST', ''],
      ['POST', '/recovery-codes'],
      ['DELETE', ''],
    ] as const) {
      const refused = await api.call(method, `/api/me/second-factor${path}`, { token })
      expect([refused.statusCode, refused.json()]).toMatchObject([
        403,
        { code: 'confirmation-required' },
      ])
    }
    expect((await own()).json()).toMatchObject({ standing: { state: 'on', recoveryCodes: 10 } })
  })

  test('with a second factor, a password is confirmed with a code', async () => {
    const { secret } = await api.setUp('staff')
    const token = await api.logIn('staff')
    const confirm = (body: object) => api.call('POST', '/api/confirm-password', { token, body })
    const password = PASSWORD
    expect((await confirm({ password })).json()).toMatchObject({
      errors: { code: 'Code is required' },
    })
    const code = await codeNow(secret)
    expect((await confirm({ password: 'Wrong-horse-7', code })).json()).toMatchObject({
      errors: { password: 'Password is not right' },
    })
    const wrong = await wrongCodeFor(secret)
    expect((await confirm({ password, code: wrong })).json()).toMatchObject({
      errors: { code: factorMessages.wrongCode },
    })
    expect((await api.call('DELETE', '/api/me/second-factor', { token })).statusCode).toBe(403)
    expect((await confirm({ password, code })).statusCode).toBe(204)
    expect((await confirm({ password, code })).statusCode).toBe(422)
    expect((await api.call('DELETE', '/api/me/second-factor', { token })).statusCode).toBe(204)
    expect((await confirm({ password })).statusCode).toBe(204)
  })

  test('another app replaces the first when its code is right, and not before', async () => {
    const first = await api.setUp('staff')
    const begun = await api.post('me/second-factor', undefined, 'staff')
    const { secret } = begun.json<{ secret: string }>()
    const logIn = async (code: string) =>
      (await api.step(await api.ticketFor('staff'), code)).statusCode
    expect(await logIn(await codeNow(first.secret))).toBe(200)
    expect(await logIn(await codeNow(secret))).toBe(422)
    await api.post('me/second-factor/confirm', { code: await codeNow(secret) }, 'staff')
    await api.forgetSteps('staff')
    expect(await logIn(await codeNow(first.secret))).toBe(422)
    expect(await logIn(first.recoveryCodes[0] ?? '')).toBe(422)
    expect(await logIn(await codeNow(secret))).toBe(200)
  })

  test('new recovery codes replace the old ones', async () => {
    const {
      recoveryCodes: [old = ''],
    } = await api.setUp('staff')
    const renewed = await api.post('me/second-factor/recovery-codes', undefined, 'staff')
    const [fresh = ''] = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes
    const ticket = await api.ticketFor('staff')
    expect((await api.step(ticket, old)).statusCode).toBe(422)
    expect((await api.step(ticket, fresh.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200)
    expect((await own()).json()).toMatchObject({ standing: { recoveryCodes: 9 } })
  })

  test('who has none can neither end it nor get recovery codes', async () => {
    for (const [method, path] of [
      ['DELETE', ''],
      ['POST', '/recovery-codes'],
    ] as const)
      expect(
        (await api.call(method, `/api/me/second-factor${path}`, { as: 'staff' })).json(),
      ).toMatchObject({ message: factorMessages.isOff })
  })

  test('without SECRETS_KEY nothing is set up; with another key recovery codes still work', async () => {
    const { secret, recoveryCodes: codes } = await api.setUp('staff')
    for (const secretsKey of [undefined, 'another key, as long as the rule asks for']) {
      const { database } = api
      const app = await createTestApp({
        database,
        config: { ...api.config, secretsKey },
        logLevel: 'silent',
      })
      const step = async (code: string) => {
        const payload = { ticket: await api.ticketFor('staff'), code }
        return app.inject({ method: 'POST', url: '/api/login/second-factor', payload })
      }
      expect((await step(await codeNow(secret))).json()).toMatchObject({
        message: factorMessages.otherKey,
      })
      expect((await step(codes.pop() ?? '')).statusCode).toBe(200)
      if (secretsKey === undefined) {
        const headers = { authorization: `Bearer ${await api.logIn('administrator', 'confirmed')}` }
        const begin = { method: 'POST', url: '/api/me/second-factor', headers } as const
        expect((await app.inject(begin)).json()).toMatchObject({ message: factorMessages.noKey })
      }
      await app.close()
    }
  })

  test('npm run reset-admin takes it away', async () => {
    await api.setUp('administrator')
    const { email, password } = await resetAdministrator(api.database, emailOf('administrator'))
    expect((await api.post('login', { username: email, password })).json()).toMatchObject({
      passwordState: 'given',
      secondFactor: { state: 'off' },
    })
    expect(await api.db.$count(secondFactors)).toBe(0)
    expect(await api.db.$count(recoveryCodes)).toBe(0)
  })
})
