import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { audit } from '../../identity/audit/audit.table'
import { jobs } from '../../records/jobs/jobs.table'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { emailOf, PASSWORD } from '../../testing/testApi'
import { ESME } from '../users/testing'
import { CHOSEN, CONSOLE, startMailApi, tokenIn, type MailApi } from './testing'

eachSharedDatabase((empty) => {
  let api: MailApi
  beforeEach(async () => {
    api = await startMailApi(await empty())
  })

  test('who is added without a password gets a mail, and joins with its link', async () => {
    const id = await api.addInvited()
    expect(await api.read(`users/${id}`)).toMatchObject({ invitation: 'Invited' })
    expect(await api.linkOf(id)).toMatchObject({ state: 'waiting', byMail: true })
    expect(await api.logIn(ESME.email, '')).toBe(422)
    const [mail, ...others] = await api.deliver()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: ESME.email,
      from: 'console@example.com',
      subject: 'Ana Admin invites you to the staff console',
    })
    const token = tokenIn(mail?.text)
    expect(mail?.text).toContain(`${CONSOLE}/set-password#${token}`)
    expect(mail?.html).toContain(`href="${CONSOLE}/set-password#${token}"`)
    expect(mail?.html).not.toMatch(/<img|src=|<script|@import|url\(/)
    expect(await api.linkOf(id)).toMatchObject({ state: 'open', hasPassword: false })
    for (let scanned = 0; scanned < 3; scanned++)
      expect((await api.readLink(token)).json()).toMatchObject({
        kind: 'invitation',
        name: 'Esme Thornbury',
        email: ESME.email,
      })
    expect((await api.choose(token)).json()).toEqual({
      email: ESME.email,
      message: 'Your password is set. Log in with it.',
    })
    expect(await api.logIn(ESME.email)).toBe(200)
    expect(await api.linkOf(id)).toMatchObject({ state: 'used', hasPassword: true })
    const [changed] = await api.deliver()
    expect(changed).toMatchObject({ to: ESME.email, subject: expect.stringContaining('changed') })
    const stored = JSON.stringify([
      await api.db.select().from(jobs),
      await api.db.select().from(audit),
    ])
    expect(stored).not.toContain(token)
  })

  test('of a repeated call to add somebody, one mail goes out', async () => {
    const { password: _, ...person } = ESME
    const body = { ...person, roleId: api.roles.staff, invite: true }
    const headers = { 'idempotency-key': 'one-and-the-same' }
    for (let sent = 0; sent < 2; sent++)
      await api.call('POST', '/api/users', { as: 'administrator', body, headers })
    expect(await api.deliver()).toHaveLength(1)
  })

  test('who has forgotten the password gets a link, and everybody else the same answer', async () => {
    const session = await api.logInAs('staff')
    const asked = ['staff@example.com', 'nobody@example.com', ' STAFF@example.com ']
    const answers = []
    for (const email of asked) answers.push(await api.forgot(email))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    const mails = await api.deliver()
    expect(mails.map(({ to }) => to)).toEqual([emailOf('staff'), emailOf('staff')])
    const [first, second] = mails.map(({ text }) => tokenIn(text))
    expect((await api.readLink(first ?? '')).statusCode).toBe(410)
    expect(await api.logIn(emailOf('staff'), PASSWORD)).toBe(200)
    expect((await api.choose(second ?? '')).statusCode).toBe(200)
    expect([
      await api.logIn(emailOf('staff')),
      await api.logIn(emailOf('staff'), PASSWORD),
    ]).toEqual([200, 401])
    expect((await api.call('GET', '/api/me', { token: session })).statusCode).toBe(401)
    const entries = await api.db.select().from(audit).where(eq(audit.userId, api.ids.staff))
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['forgot-password', 'change-password']),
    )
    expect(await api.db.select({ data: jobs.data }).from(jobs)).not.toContainEqual({
      data: expect.objectContaining({ email: expect.anything() }),
    })
  })

  test('a disabled account gets no mail, and nobody more than three an hour', async () => {
    await api.change(`users/${api.ids.staff}`, { account: 'Disabled' })
    const statuses = []
    for (let asked = 0; asked < 4; asked++)
      statuses.push((await api.forgot(emailOf('staff'))).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await api.forgot('nobody@example.com')).statusCode).toBe(200)
    expect(await api.deliver()).toEqual([])
  })

  test('a withdrawn invitation sends no mail, and its link does not work', async () => {
    const [waiting, sent] = [
      await api.addInvited(),
      await api.addInvited({ email: 'b@example.com' }),
    ]
    expect((await api.withdraw(waiting)).statusCode).toBe(204)
    const [mail] = await api.deliver()
    expect(mail?.to).toBe('b@example.com')
    expect((await api.withdraw(sent)).statusCode).toBe(204)
    const refusedLink = await api.choose(tokenIn(mail?.text))
    expect([refusedLink.statusCode, refusedLink.body]).toEqual([
      410,
      expect.stringContaining('This invitation was withdrawn.'),
    ])
    expect((await api.withdraw(sent)).statusCode).toBe(409)
  })

  test('whoever changes or gets a password is told by mail', async () => {
    const token = await api.logInAs('staff')
    const body = { oldPassword: PASSWORD, newPassword: CHOSEN, confirmPassword: CHOSEN }
    expect((await api.call('POST', '/api/change-password', { token, body })).statusCode).toBe(200)
    await api.call('POST', `/api/users/${api.ids.staff}/one-time-password`, { as: 'administrator' })
    const mails = await api.deliver()
    expect(mails.map(({ to }) => to)).toEqual([emailOf('staff'), emailOf('staff')])
  })

  test('an administrator sends a test mail to the own address', async () => {
    const send = () => api.call('POST', '/api/test-mail', { as: 'administrator' })
    expect((await send()).json()).toEqual({
      message: 'A test mail to administrator@example.com is on its way.',
    })
    expect(await api.deliver()).toMatchObject([{ to: emailOf('administrator') }])
  })

  test('names and addresses cannot add lines, receivers or tags to a mail', async () => {
    await api.addInvited({ firstName: '<img src=x onerror=alert(1)>', email: 'a+b=c@example.com' })
    const [mail, ...others] = await api.deliver()
    expect(others).toEqual([])
    expect(mail?.to).toBe('a+b=c@example.com')
    expect(mail?.html).not.toContain('<img')
    expect(mail?.text).toContain('Hello <img src=x onerror=alert(1)>,')
  })

  test('a changed email address is told to the former one', async () => {
    const { staff } = api.ids
    await api.change(`users/${staff}`, { email: 'moved@example.com' })
    await api.change(`users/${staff}`, { email: ' MOVED@example.com' })
    await api.change(`users/${staff}`, { firstName: 'Samuel' })
    const mails = await api.deliver()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [emailOf('staff'), 'Your email address for the staff console was changed'],
    ])
    expect(mails[0]?.text).not.toContain('moved')
  })
})
