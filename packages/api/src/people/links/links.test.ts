import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { accountLinks } from '../../identity/links/accountLinks.table'
import { purgeLinks } from '../../identity/links/linkStore'
import { users } from '../../identity/users/users.table'
import { jobs } from '../../records/jobs/jobs.table'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { PASSWORD } from '../../testing/testApi'
import { accessCalls, CHOSEN, tokenIn } from '../mails/testing'
import { ESME, startPeopleApi } from '../users/testing'

type LinksApi = Awaited<ReturnType<typeof startLinksApi>>

async function startLinksApi(...given: Parameters<typeof startPeopleApi>) {
  const api = await startPeopleApi(...given)
  return {
    ...api,
    ...accessCalls(api),
    logInAs: (...who: Parameters<typeof api.logIn>) => api.logIn(...who),
    db: api.database.db,
  }
}

eachSharedDatabase((empty) => {
  let api: LinksApi
  beforeEach(async () => {
    api = await startLinksApi(await empty())
  })

  const linkFor = async (id: string) =>
    tokenIn((await api.invite(id)).json<{ link: string | null }>().link)
  const resetFor = async (id: string) =>
    tokenIn((await api.giveLink(id)).json<{ link: string | null }>().link)
  const refusalOf = async (token: string) => {
    const [read, used] = [await api.readLink(token), await api.choose(token)]
    expect(used.json()).toMatchObject({ message: read.json<{ message: string }>().message })
    expect(used.statusCode).toBe(read.statusCode)
    return `${used.statusCode} ${used.json<{ message: string }>().message}`
  }

  test('without mails the administrator gets the link, once, and nothing is queued', async () => {
    const id = await api.addInvited()
    expect(await api.linkOf(id)).toMatchObject({ state: 'none', byMail: false, hasPassword: false })
    const made = (await api.invite(id)).json<{ link: string }>()
    expect(made).toEqual({
      byMail: false,
      link: expect.stringMatching(/^\/set-password#[\w-]{43}$/),
    })
    const stored = JSON.stringify(await api.db.select().from(accountLinks))
    expect(stored).not.toContain(tokenIn(made.link))
    expect(await api.db.$count(jobs)).toBe(0)
    expect((await api.choose(tokenIn(made.link))).statusCode).toBe(200)
    expect(await api.logIn(ESME.email)).toBe(200)
    expect(await api.read(`users/${id}`)).toMatchObject({ invitation: '' })
    expect(
      (await api.call('POST', '/api/password-reset', { body: { email: ESME.email } })).statusCode,
    ).toBe(409)
    expect((await api.call('POST', '/api/test-mail', { as: 'administrator' })).statusCode).toBe(409)
    expect((await api.call('GET', '/api/password-reset')).json()).toEqual({
      byMail: false,
      ask: 'an administrator',
    })
  })

  test('a link that was used, replaced, withdrawn, or has expired says so', async () => {
    const id = await api.addInvited()
    const first = await linkFor(id)
    const second = await linkFor(id)
    expect(await refusalOf(first)).toMatch(/^410 This link does not work any more/)
    expect((await api.choose(second)).statusCode).toBe(200)
    expect(await refusalOf(second)).toMatch(/^410 This link was already used/)
    const late = await resetFor(id)
    await api.db.update(accountLinks).set({ expiresAt: new Date(Date.now() - 1000) })
    expect(await refusalOf(late)).toMatch(/^410 This link has expired/)
    expect(await api.linkOf(id)).toMatchObject({ state: 'expired', kind: 'reset' })
    for (const hostile of ['', 'x', '\0', '../../', 'é'.repeat(100), "' or 1=1 --"])
      expect((await api.readLink(hostile)).statusCode).toBeGreaterThanOrEqual(404)
    expect((await api.readLink('x'.repeat(201))).statusCode).toBe(422)
    await purgeLinks(api.db, new Date())
    expect(await refusalOf(late)).toMatch(/^404 /)
  })

  test('another password, another address and a disabled account end a link', async () => {
    const { staff } = api.ids
    const given = await resetFor(staff)
    const path = `/api/users/${staff}/one-time-password`
    await api.call('POST', path, { as: 'administrator' })
    expect(await refusalOf(given)).toMatch(/^410 This link does not work any more/)
    const moved = await resetFor(staff)
    await api.change(`users/${staff}`, { email: 'new@example.com' })
    expect(await refusalOf(moved)).toMatch(/^410 This link does not work any more/)
    const disabled = await resetFor(staff)
    await api.change(`users/${staff}`, { account: 'Disabled' })
    expect(await refusalOf(disabled)).toMatch(/^410 This account is disabled/)
    expect((await api.giveLink(staff)).json()).toMatchObject({
      message: 'This account is disabled. Enable it first.',
    })
    await api.remove(`users/${staff}`)
    expect(await refusalOf(disabled)).toMatch(/^404 /)
  })

  test('the password of a link follows the rules, and a refused one does not use it up', async () => {
    const token = await linkFor(await api.addInvited())
    for (const password of ['short', 'Thornbury-Esme-1', 'Password-123'])
      expect((await api.choose(token, password)).statusCode).toBe(422)
    const body = { token, newPassword: CHOSEN, confirmPassword: 'Other-orchard-31' }
    const unequal = await api.call('POST', '/api/account-links/use', { body })
    expect(unequal.json()).toMatchObject({ errors: { confirmPassword: 'Passwords do not match' } })
    expect((await api.choose(token)).statusCode).toBe(200)
  })

  test('of two uses at once one is accepted, and of two links at once one works', async () => {
    const id = await api.addInvited()
    const links = await Promise.all([linkFor(id), linkFor(id), linkFor(id)])
    const read = await Promise.all(links.map(api.readLink))
    const [token = '', ...others] = links.filter((_, index) => read[index]?.statusCode === 200)
    expect(others).toEqual([])
    const passwords = [CHOSEN, 'Other-orchard-32', 'Third-orchard-33']
    const uses = await Promise.all(passwords.map((password) => api.choose(token, password)))
    expect(uses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 410, 410,
    ])
    const logins = await Promise.all(passwords.map((password) => api.logIn(ESME.email, password)))
    expect(logins.toSorted((one, other) => one - other)).toEqual([200, 401, 401])
  })

  test('a link is for others, by a confirmed administrator, of the right kind', async () => {
    const { administrator, staff } = api.ids
    const invited = await api.addInvited()
    const statuses = [
      await api.invite(administrator),
      await api.invite(staff),
      await api.giveLink(invited),
      await api.withdraw(staff),
      await api.invite('nope'),
    ]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409, 404])
    const token = await api.logInAs('administrator')
    for (const path of [`${invited}/invitation`, `${staff}/password-link`]) {
      const response = await api.call('POST', `/api/users/${path}`, { token })
      expect(response.json()).toMatchObject({ code: 'confirmation-required' })
      const asStaff = await api.call('POST', `/api/users/${path}`, { as: 'staff' })
      expect(asStaff.statusCode).toBe(403)
    }
  })

  test('an invited administrator is not one who remains, and has no password to guess', async () => {
    await api.addInvited({ roleId: api.roles.administrator })
    const demoted = await api.change(`users/${api.ids.administrator}`, { roleId: api.roles.staff })
    expect(demoted.statusCode).toBe(422)
    for (const password of ['null', PASSWORD])
      expect(await api.logIn(ESME.email, password)).toBe(401)
    const [row] = await api.db.select().from(users).where(eq(users.email, ESME.email))
    expect(row?.passwordHash).toBeNull()
    await expect(
      api.db.execute(sql`update users set password_hash = null where id = ${api.ids.staff}`),
    ).resolves.toBeDefined()
    expect(await api.logIn('staff@example.com', PASSWORD)).toBe(401)
  })

  test('an invited user comes back from the trash as they were', async () => {
    const id = await api.addInvited()
    const token = await linkFor(id)
    await api.remove(`users/${id}`)
    const restored = await api.call('POST', `/api/users/${id}/restore`, {
      as: 'administrator',
      headers: { 'if-match': '*' },
    })
    expect(restored.statusCode).toBe(200)
    expect(await api.read(`users/${id}`)).toMatchObject({ invitation: 'Invited' })
    expect(await refusalOf(token)).toMatch(/^404 /)
    expect((await api.choose(await linkFor(id))).statusCode).toBe(200)
  })
})
