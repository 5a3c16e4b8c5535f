import { logIn, logOut, request } from '@staff/admin'
import { FAKE_LOGIN, type FakeApiOptions, fakeSession, installFakeApi } from '@staff/admin/testing'
import { stubBrowser } from '@staff/admin/testing/stubBrowser'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import { roleFixtures } from '@staff/content/role/role.fixtures'
import { userFixtures } from '@staff/content/user/user.fixtures'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { dashboardQuery } from '../home/dashboard'
import { fakeContent } from './fakeContent'

const [administrators, clientDesk] = roleFixtures.records
const { filled, create } = userFixtures

let end: () => void

beforeEach(() => {
  stubBrowser()
  start()
})
afterEach(() => {
  end()
  logOut()
  vi.unstubAllGlobals()
})

function start(options: FakeApiOptions = {}) {
  end?.()
  logIn(fakeSession(options.role))
  end = installFakeApi(fakeContent, options)
}

function change(path: string, version: number, body: object) {
  return request(path, { method: 'PATCH', body, ifMatch: version })
}

test('returns a user with name and role, and without the password', async () => {
  start({ confirmed: true })
  const { firstName, lastName, roleId } = filled
  const body = { firstName, lastName, roleId, email: 'new@example.com', ...create }
  const { data } = await request('/users', { method: 'POST', body })
  expect(data).toMatchObject({ name: 'Esme Thornbury', roleName: administrators?.name })
  expect(data).not.toHaveProperty('password')
  expect(data).not.toHaveProperty('mustChoosePassword')
  await expect(request('/users', { method: 'POST', body })).rejects.toMatchObject({
    fields: { email: 'Email is used by another colleague' },
  })
})

test('a role counts its users', async () => {
  const { data } = await request(`/roles/${administrators?.id}`)
  expect(data).toMatchObject({ userCount: 3 })
})

describe('the last administrator', () => {
  beforeEach(() => start({ records: { users: [filled] } }))

  test('cannot be demoted', async () => {
    const user = change(`/users/${filled.id}`, filled.version, { roleId: clientDesk?.id })
    await expect(user).rejects.toMatchObject({ fields: { roleId: expect.any(String) } })
    const path = `/roles/${administrators?.id}`
    const role = change(path, administrators?.version ?? 0, { roleTypeId: 2 })
    await expect(role).rejects.toMatchObject({ fields: { roleTypeId: expect.any(String) } })
  })

  test('is not deleted', async () => {
    const path = `/users/${filled.id}`
    const removal = request(path, { method: 'DELETE', ifMatch: filled.version })
    await expect(removal).rejects.toMatchObject({ status: 409 })
  })
})

test('staff can read queries, and their dashboard counts nothing else', async () => {
  start({ role: 'staff' })
  const data = await new QueryClient().fetchQuery(dashboardQuery)
  expect(data.counts).toEqual({ queries: queryFixtures.records.length })
  expect(data.newestQueries.map(({ name }) => name)).toEqual(
    queryFixtures.records
      .filter(({ status }) => status !== 'Spam')
      .slice(0, 5)
      .map(({ name }) => name),
  )
  expect(data.queriesByWeek).toHaveLength(12)
  expect(data.queriesByWeek.at(-1)).toEqual({ weekStart: '2026-11-16', count: 6 })
  await expect(request('/users')).rejects.toMatchObject({ status: 403 })
})

test('a changed password is valid for the next login', async () => {
  const newPassword = 'Other-horse-8'
  const send = (oldPassword: string) =>
    request('/change-password', {
      method: 'POST',
      body: { oldPassword, newPassword, confirmPassword: newPassword },
    })
  await expect(send('Wrong-1')).rejects.toMatchObject({
    fields: { oldPassword: 'Old password is not right' },
  })
  await send(FAKE_LOGIN.password)
  const body = { username: FAKE_LOGIN.email, password: newPassword }
  await expect(request('/login', { method: 'POST', body })).resolves.toBeDefined()
})
