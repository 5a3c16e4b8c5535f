import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { audit } from '../../identity/audit/audit.table'
import { roles } from '../../identity/users/roles.table'
import { users } from '../../identity/users/users.table'
import { emailOf, PASSWORD, startTestApi, type TestApi } from '../../testing/testApi'
import { StartError } from '../../platform/problems/startError'
import { eachDatabase } from '../../testing/eachDatabase'
import { revisions } from '../../identity/audit/revisions.table'
import { resetAdministrator } from './resetAdministrator'

eachDatabase((open) => {
  let api: TestApi
  beforeEach(async () => {
    api = await startTestApi(await open())
    return () => api.database.close()
  })

  const email = emailOf('administrator')
  const logIn = async (password: string) =>
    (await api.call('POST', '/api/login', { body: { username: email, password } })).statusCode

  test('enables a disabled administrator, ends their sessions and is audited', async () => {
    const token = await api.logIn('administrator')
    await api.database.db.update(users).set({ account: 'Disabled' }).where(eq(users.email, email))
    const { password, isEnabled } = await resetAdministrator(api.database, email)
    expect(isEnabled).toBe(true)
    expect([await logIn(PASSWORD), await logIn(password)]).toEqual([401, 200])
    expect((await api.call('GET', '/api/me', { token })).statusCode).toBe(401)
    const [entry] = await api.database.db
      .select()
      .from(audit)
      .where(eq(audit.action, 'set-password'))
    expect(entry).toMatchObject({
      userId: null,
      userName: 'npm run reset-admin',
      recordId: api.ids.administrator,
      changes: { account: { from: 'Disabled', to: 'Active' } },
    })
    expect(JSON.stringify(entry)).not.toContain(password)
    const made = await api.database.db.select().from(revisions)
    expect(made).toMatchObject([
      { version: 3, reason: 'changed', userId: null, userName: 'npm run reset-admin' },
    ])
    expect(made[0]?.values).toMatchObject({ email, account: 'Active' })
  })

  test('refuses staff and unknown emails, and changes nothing', async () => {
    const before = await api.database.db.select().from(users)
    for (const typed of [emailOf('staff'), 'nobody@example.com', '']) {
      const refused = resetAdministrator(api.database, typed)
      await expect(refused).rejects.toThrow(StartError)
      await expect(refused).rejects.toThrow(email)
    }
    expect(await api.database.db.select().from(users)).toEqual(before)
  })

  test('without any administrator, the message says to start the server', async () => {
    await api.database.db.update(roles).set({ roleTypeId: 2 })
    await expect(resetAdministrator(api.database, email)).rejects.toThrow(/start the server/)
  })
})
