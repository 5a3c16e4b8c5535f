import { dayOf, factorMessages, sessionMessages } from '@staff/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { audit } from '../../identity/audit/audit.table'
import { roles } from '../../identity/users/roles.table'
import { users } from '../../identity/users/users.table'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { emailOf, PASSWORD, startTestApi, type TestApi } from '../../testing/testApi'
import { factorCalls } from './testing'

const TODAY = dayOf(new Date())

eachSharedDatabase((empty) => {
  let api: TestApi & ReturnType<typeof factorCalls>
  let roleId: string
  beforeEach(async () => {
    const started = await startTestApi(await empty())
    api = { ...started, ...factorCalls(started) }
    const [staff] = await api.db.select().from(users).where(eq(users.id, api.ids.staff))
    roleId = staff?.roleId ?? ''
  })

  const as = 'administrator'
  const reset = (id: string, body: object = { reason: 'The phone was lost.' }) =>
    api.call('POST', `/api/users/${id}/second-factor-reset`, { as, body })
  const requireFrom = (from: unknown, id = roleId) =>
    api.call('PATCH', `/api/roles/${id}/second-factor`, { as, body: { from } })

  test('an administrator takes a lost one away, with a reason', async () => {
    await api.setUp('staff')
    const token = await api.logIn('staff')
    const ticket = await api.ticketFor('staff')
    const path = `/api/users/${api.ids.staff}/second-factor`
    expect((await api.call('GET', path, { as })).json()).toMatchObject({
      since: expect.stringMatching(/Z$/),
      standing: { state: 'on', recoveryCodes: 10 },
    })
    for (const reason of ['', ' ', 'x'.repeat(201), 7, null])
      expect((await reset(api.ids.staff, { reason })).statusCode).toBe(422)
    expect((await reset(api.ids.staff)).statusCode).toBe(204)
    expect((await api.call('GET', '/api/me', { token })).statusCode).toBe(401)
    expect((await api.step(ticket, 'ABCD-EFGH-IJKL-MNOP-QRST-UVWX')).statusCode).toBe(401)
    const body = { username: emailOf('staff'), password: PASSWORD }
    expect((await api.post('login', body)).json()).toMatchObject({ name: 'Sam Staff' })
    expect((await reset(api.ids.staff)).json()).toMatchObject({
      message: factorMessages.personIsOff,
    })
    expect((await reset(api.ids.administrator)).json()).toMatchObject({
      message: factorMessages.own,
    })
    const entries = await api.db.select().from(audit).where(eq(audit.action, 'second-factor'))
    expect(entries.map(({ changes, status }) => [status, changes['reason']?.to])).toContainEqual([
      204,
      'The phone was lost.',
    ])
  })

  test('neither staff nor a session without a confirmed password takes one away', async () => {
    await api.setUp('staff')
    const token = await api.logIn('administrator')
    const path = `/api/users/${api.ids.staff}/second-factor-reset`
    const body = { reason: 'The phone was lost.' }
    expect((await api.call('POST', path, { token, body })).json()).toMatchObject({
      code: 'confirmation-required',
    })
    expect((await api.call('POST', path, { as: 'staff', body })).statusCode).toBe(403)
    expect((await api.call('GET', '/api/me/second-factor', { as: 'staff' })).json()).toMatchObject({
      standing: { state: 'on' },
    })
  })

  test('a role requires one from a day: until then people are told, and from then only the setup is open', async () => {
    const read = async () =>
      (await api.call('GET', `/api/roles/${roleId}/second-factor`, { as })).json()
    const without = [{ id: api.ids.staff, name: 'Sam Staff' }]
    expect(await read()).toEqual({ from: null, people: 1, withFactor: 0, without })
    expect((await requireFrom('2999-12-31')).json()).toMatchObject({ from: '2999-12-31', without })
    const me = async () => (await api.call('GET', '/api/me', { as: 'staff' })).json<object>()
    expect(await me()).toMatchObject({ secondFactor: { state: 'due', from: '2999-12-31' } })
    expect((await api.call('GET', '/api/queries', { as: 'staff' })).statusCode).toBe(200)

    await requireFrom(TODAY)
    expect(await me()).toMatchObject({ secondFactor: { state: 'required', from: TODAY } })
    const refused = await api.call('GET', '/api/queries', { as: 'staff' })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { code: 'second-factor-required', message: sessionMessages.secondFactorRequired },
    ])
    for (const path of ['sessions', 'me/second-factor'])
      expect((await api.call('GET', `/api/${path}`, { as: 'staff' })).statusCode).toBe(200)
    await api.setUp('staff')
    expect((await api.call('GET', '/api/queries', { as: 'staff' })).statusCode).toBe(200)
    expect(await read()).toMatchObject({ withFactor: 1, without: [] })
    const ended = await api.call('DELETE', '/api/me/second-factor', { as: 'staff' })
    expect([ended.statusCode, ended.json()]).toMatchObject([
      409,
      { message: factorMessages.needed },
    ])
    expect(await me()).toMatchObject({ secondFactor: { state: 'on' } })
    await requireFrom(null)
    const off = await api.call('DELETE', '/api/me/second-factor', { as: 'staff' })
    expect(off.statusCode).toBe(204)
  })

  test('a requirement is no new version of the role, and comes back with it from the trash', async () => {
    const [before] = await api.db.select().from(roles).where(eq(roles.id, roleId))
    await requireFrom('2999-12-31')
    const [after] = await api.db.select().from(roles).where(eq(roles.id, roleId))
    expect(after).toEqual({ ...before, secondFactorFrom: '2999-12-31' })
    const made = await api.call('POST', '/api/roles', {
      as,
      body: { name: 'Guests', roleTypeId: 2, description: '', rights: before?.rights },
    })
    const { id } = made.json<{ id: string }>()
    await requireFrom('2999-12-31', id)
    await api.call('DELETE', `/api/roles/${id}`, { as, headers: { 'if-match': '*' } })
    await api.call('POST', `/api/roles/${id}/restore`, {
      as,
      body: {},
      headers: { 'if-match': '*' },
    })
    const restored = await api.call('GET', `/api/roles/${id}/second-factor`, { as })
    expect(restored.json()).toMatchObject({ from: '2999-12-31' })
  })

  test('wrong days and unknown roles are refused', async () => {
    for (const day of ['2026-02-30', '2026-13-01', '', 'soon', 20_261_201, undefined, '2026-01-01'])
      expect((await requireFrom(day)).statusCode).toBe(422)
    expect((await requireFrom(TODAY, 'nope')).statusCode).toBe(404)
    expect((await requireFrom(TODAY, api.ids.staff)).statusCode).toBe(404)
    const token = await api.logIn('administrator')
    const path = `/api/roles/${roleId}/second-factor`
    const body = { from: TODAY }
    expect((await api.call('PATCH', path, { token, body })).json()).toMatchObject({
      code: 'confirmation-required',
    })
    expect((await api.call('PATCH', path, { as: 'staff', body })).statusCode).toBe(403)
  })
})
