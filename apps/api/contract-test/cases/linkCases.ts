import { roleFixtures } from '@staff/content/role/role.fixtures'
import { userFixtures } from '@staff/content/user/user.fixtures'

import { single, type Case, type Send, type TestRequest, type TestResponse } from '../play'
import { ADMINISTRATOR_ROLE, ANA, UNKNOWN_ID } from '../world'

const { filled, create } = userFixtures
const [, clientDesk] = roleFixtures.records
const ana = { as: 'administrator' } as const
const confirmed = { ...ana, confirmed: true }
const nobody = { as: 'nobody' } as const
const CHOSEN = 'Gentle-orchard-31'
const EMAIL = 'noa@example.com'

const post = (path: string, body?: object): TestRequest => ({
  method: 'POST',
  path,
  ...(body && { body }),
})
const invite = (id: string) => post(`/users/${id}/invitation`)
const giveLink = (id: string) => post(`/users/${id}/password-link`)
const withdraw = (id: string): TestRequest => ({
  method: 'DELETE',
  path: `/users/${id}/invitation`,
})
const change = (id: string, body: object): TestRequest => ({
  method: 'PATCH',
  path: `/users/${id}`,
  body,
  headers: { 'If-Match': '*' },
})
const linkOf = (id: string): TestRequest => ({ method: 'GET', path: `/users/${id}/link` })
const read = (token: string) => post('/account-links/read', { token })
const choose = (token: string, newPassword = CHOSEN, confirmPassword = newPassword) =>
  post('/account-links/use', { token, newPassword, confirmPassword })
const forget = (email: string) => post('/password-reset', { email })
const invited = {
  firstName: 'Noa',
  lastName: 'Levi',
  email: EMAIL,
  roleId: clientDesk?.id,
  account: 'Active',
  ...create,
  invite: true,
  password: '',
}
const addInvited = post('/users', invited)

/** Invitations and links with which people choose a password, on a server that sends no mails. */
export function linkCases(): Case[] {
  return [...invitationCases(), ...endedInvitationCases(), ...resetCases(), ...refusedCases()]
}

function invitationCases(): Case[] {
  return [
    several(
      'somebody is invited, and joins',
      [201, 200, 200, 200, 200, 200, 410, 410, 200],
      async (send) => {
        const id = idIn(await send(addInvited))
        await send(linkOf(id))
        const token = tokenIn(await send(invite(id)))
        await send(linkOf(id))
        await send(read(token))
        await send(choose(token))
        await send(read(token))
        await send(choose(token))
        await send({ method: 'GET', path: `/users/${id}` })
      },
    ),
    several(
      'the second invitation replaces the first',
      [201, 200, 200, 410, 200, 200],
      async (send) => {
        const id = idIn(await send(addInvited))
        const first = tokenIn(await send(invite(id)))
        const second = tokenIn(await send(invite(id)))
        await send(read(first))
        await send(read(second))
        await send(linkOf(id))
      },
    ),
    several('an invitation is withdrawn', [201, 409, 200, 204, 410, 200, 409], async (send) => {
      const id = idIn(await send(addInvited))
      await send(withdraw(id))
      const token = tokenIn(await send(invite(id)))
      await send(withdraw(id))
      await send(choose(token))
      await send(linkOf(id))
      await send(withdraw(id))
    }),
  ]
}

function endedInvitationCases(): Case[] {
  return [
    several(
      'refused passwords do not use a link up',
      [201, 200, 422, 422, 422, 200],
      async (send) => {
        const id = idIn(await send(addInvited))
        const token = tokenIn(await send(invite(id)))
        await send(choose(token, 'short'))
        await send(choose(token, 'Noa-Levi-1234'))
        await send(choose(token, CHOSEN, 'Other-orchard-31'))
        await send(choose(token))
      },
    ),
    several(
      'a one-time password ends an invitation',
      [201, 200, 200, 410, 200, 409],
      async (send) => {
        const id = idIn(await send(addInvited))
        const token = tokenIn(await send(invite(id)))
        await send(post(`/users/${id}/one-time-password`))
        await send(choose(token))
        await send(linkOf(id))
        await send(invite(id))
      },
    ),
  ]
}

function resetCases(): Case[] {
  return [
    {
      ...several('an invited administrator is not one who remains', [201, 422], async (send) => {
        await send(post('/users', { ...invited, roleId: ADMINISTRATOR_ROLE }))
        await send(change(ANA.userId, { roleId: clientDesk?.id }))
      }),
      records: { users: [{ ...filled, roleId: clientDesk?.id }] },
    },
    several('a link to choose a new password', [200, 200, 200, 200, 200], async (send) => {
      const token = tokenIn(await send(giveLink(filled.id)))
      await send(linkOf(filled.id))
      await send(read(token))
      await send(choose(token))
      await send(linkOf(filled.id))
    }),
    several('another email ends a link', [200, 200, 410, 200], async (send) => {
      const token = tokenIn(await send(giveLink(filled.id)))
      await send(change(filled.id, { email: 'moved@example.com' }))
      await send(read(token))
      await send(linkOf(filled.id))
    }),
    several('a disabled account cannot use its link', [200, 200, 410, 409], async (send) => {
      const token = tokenIn(await send(giveLink(filled.id)))
      await send(change(filled.id, { account: 'Disabled' }))
      await send(choose(token))
      await send(giveLink(filled.id))
    }),
  ]
}

function refusedCases(): Case[] {
  return [
    single(confirmed, 'an invitation for somebody with a password', 409, invite(filled.id)),
    single(confirmed, 'an invitation for oneself', 409, invite(ANA.userId)),
    single(confirmed, 'a link for oneself', 409, giveLink(ANA.userId)),
    single(ana, 'a link without a confirmed password', 403, giveLink(filled.id)),
    single(ana, 'the end of no invitation', 409, withdraw(filled.id)),
    single(ana, 'the link of somebody who had none', 200, linkOf(filled.id)),
    ...[UNKNOWN_ID, 'nope'].flatMap((id) => [
      single(confirmed, `an invitation for ${id}`, 404, invite(id)),
      single(confirmed, `the end of the invitation of ${id}`, 404, withdraw(id)),
      single(confirmed, `the link of ${id}`, 404, linkOf(id)),
    ]),
    single(nobody, 'a link that does not exist', 404, read('x'.repeat(43))),
    single(nobody, 'a password with a link that does not exist', 404, choose('x'.repeat(43))),
    single(nobody, 'a link without a token', 422, post('/account-links/read', {})),
    single(nobody, 'a link with a number', 422, post('/account-links/read', { token: 7 })),
    single(nobody, 'help without mails', 200, { method: 'GET', path: '/password-reset' }),
    single(nobody, 'a forgotten password without mails', 409, forget(EMAIL)),
    single(nobody, 'a forgotten password without an address', 422, forget('x')),
    single(ana, 'a test mail without mails', 409, post('/test-mail')),
  ]
}

function several(
  title: string,
  statuses: readonly number[],
  play: (send: Send) => Promise<void>,
): Case {
  return { ...confirmed, title, statuses, play }
}

function idIn({ body }: TestResponse): string {
  return (body as { id: string }).id
}

function tokenIn({ body }: TestResponse): string {
  return (body as { link: string }).link.split('#')[1] ?? ''
}
