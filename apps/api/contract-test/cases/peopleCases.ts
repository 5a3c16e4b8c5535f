import { roleFixtures } from '@staff/content/role/role.fixtures'
import { userFixtures } from '@staff/content/user/user.fixtures'

import { single, type Case, type TestRequest } from '../play'
import { ADMINISTRATOR_ROLE, ANA, BEN, BEN_ID, UNKNOWN_ID } from '../world'

const { filled, create } = userFixtures
const [administrators, clientDesk] = roleFixtures.records
const ana = { as: 'administrator' } as const
const confirmed = { ...ana, confirmed: true }
/** Only the caller and people who are no administrators. */
const alone = { ...confirmed, records: { users: [{ ...filled, roleId: clientDesk?.id }] } }
const withBen = { ...confirmed, records: { users: [BEN] } }

const version = (value: number) => ({ 'If-Match': `"${value}"` })
const changeUser = (id: string, body: object, headers = version(1)): TestRequest => ({
  method: 'PATCH',
  path: `/users/${id}`,
  body,
  headers,
})
const path = (id: string, what: string) => `/users/${id}/${what}`
const remove = (id: string): TestRequest => ({
  method: 'DELETE',
  path: `/users/${id}`,
  headers: version(1),
})
const demotion: TestRequest = {
  method: 'PATCH',
  path: `/roles/${ADMINISTRATOR_ROLE}`,
  body: { roleTypeId: 2 },
  headers: version(1),
}
const promotion: TestRequest = {
  method: 'PATCH',
  path: `/roles/${clientDesk?.id}`,
  body: { roleTypeId: 1 },
  headers: version(clientDesk?.version ?? 0),
}
const give = (id: string) => ({ method: 'POST', path: path(id, 'one-time-password') })
const end = (id: string) => ({ method: 'DELETE', path: path(id, 'sessions') })
const count = (id: string) => ({ method: 'GET', path: path(id, 'sessions') })
const newUser = (body: object): TestRequest => ({
  method: 'POST',
  path: '/users',
  body: {
    firstName: 'Noa',
    lastName: 'Levi',
    email: 'noa@example.com',
    roleId: clientDesk?.id,
    account: 'Active',
    ...create,
    ...body,
  },
})

/** Users and roles: what only one may have, passwords that others guess, the last administrator, the own account. */
export function peopleCases(): Case[] {
  return [
    ...passwordCases(),
    ...uniqueCases(),
    ...administratorCases(),
    ...confirmationCases(),
    ...accountCases(),
  ]
}

function passwordCases(): Case[] {
  const guessable = [
    'Password-1',
    'P@ssw0rd!2',
    'Noa-Levi-1234',
    'Staff-console-2026',
    'Qwertyuiop-1',
  ]
  return guessable.map((password) =>
    single(confirmed, `a new user with the password ${password}`, 422, newUser({ password })),
  )
}

function uniqueCases(): Case[] {
  const email = filled.email
  const wide = email.replace('e', 'ｅ').toUpperCase()
  return [
    single(confirmed, 'a new user with a taken email', 422, newUser({ email })),
    single(
      confirmed,
      'a new user with a taken email in other letters',
      422,
      newUser({ email: wide }),
    ),
    single(
      confirmed,
      'a new user with an email in capitals',
      201,
      newUser({ email: 'Noa@Example.COM' }),
    ),
    single(confirmed, 'a user with a taken email', 422, changeUser(ANA.userId, { email })),
    single(confirmed, 'a new role with a taken name', 422, {
      method: 'POST',
      path: '/roles',
      body: { name: '  ADMINISTRATOR', roleTypeId: 2, description: '' },
    }),
    single(
      confirmed,
      'a user with its own email',
      200,
      changeUser(ANA.userId, { email: ANA.email }),
    ),
  ]
}

function administratorCases(): Case[] {
  return [
    single(
      alone,
      'the last administrator with another role',
      422,
      changeUser(ANA.userId, { roleId: clientDesk?.id }),
    ),
    single(alone, 'the role of the last administrator', 422, demotion),
    single(
      alone,
      'the last administrator is disabled',
      422,
      changeUser(ANA.userId, { account: 'Disabled' }),
    ),
    single(alone, 'the last administrator is deleted', 409, remove(ANA.userId)),
    single(
      withBen,
      'another role for oneself',
      200,
      changeUser(ANA.userId, { roleId: clientDesk?.id }),
    ),
    single(withBen, 'oneself is disabled', 422, changeUser(ANA.userId, { account: 'Disabled' })),
    single(withBen, 'oneself is deleted', 409, remove(ANA.userId)),
    single(
      withBen,
      'another administrator is disabled',
      200,
      changeUser(BEN_ID, { account: 'Disabled' }),
    ),
    single(withBen, 'another administrator is deleted', 204, remove(BEN_ID)),
  ]
}

function confirmationCases(): Case[] {
  return [
    single(
      ana,
      'a new administrator without a confirmed password',
      403,
      newUser({ roleId: administrators?.id }),
    ),
    single(ana, 'a new user who is no administrator', 201, newUser({})),
    single(
      ana,
      'another role without a confirmed password',
      403,
      changeUser(filled.id, { roleId: clientDesk?.id }, version(filled.version)),
    ),
    single(
      ana,
      'the own email without a confirmed password',
      403,
      changeUser(ANA.userId, { email: 'other@example.com' }),
    ),
    single(ana, 'the own email to what it is', 200, changeUser(ANA.userId, { email: ANA.email })),
    single(ana, 'a role of administrators without a confirmed password', 403, promotion),
    single(confirmed, 'a role of administrators', 200, promotion),
  ]
}

function accountCases(): Case[] {
  return [
    single(confirmed, 'a one-time password', 200, give(filled.id)),
    single(ana, 'a one-time password without a confirmed password', 403, give(filled.id)),
    single(ana, 'a one-time password for oneself', 409, give(ANA.userId)),
    ...[UNKNOWN_ID, 'nope'].flatMap((id) => [
      single(confirmed, `a one-time password for ${id}`, 404, give(id)),
      single(confirmed, `the sessions of ${id}`, 404, count(id)),
      single(confirmed, `the end of the sessions of ${id}`, 404, end(id)),
    ]),
    single(ana, 'the end of the own sessions', 409, end(ANA.userId)),
    {
      ...ana,
      title: 'the end of the sessions of another',
      statuses: [204, 200],
      play: async (send) => {
        await send(end(filled.id))
        await send(count(filled.id))
      },
    },
  ]
}
