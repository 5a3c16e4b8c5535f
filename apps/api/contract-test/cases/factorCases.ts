import { codeOfStep, dayOf, timeStep } from '@staff/contract'
import { roleFixtures } from '@staff/content/role/role.fixtures'
import { userFixtures } from '@staff/content/user/user.fixtures'

import { FIXTURE_NOW } from '@staff/entity'
import { FAKE_LOGIN } from '@staff/admin/testing'
import { single, type Case, type Send, type TestRequest, type TestResponse } from '../play'
import { ADMINISTRATOR_ROLE, ANA, UNKNOWN_ID } from '../world'

const { filled } = userFixtures
const [, clientDesk] = roleFixtures.records
const ana = { as: 'administrator' } as const
const confirmed = { ...ana, confirmed: true }
const staff = { as: 'staff' } as const
const newcomer = { as: 'newcomer' } as const
const nobody = { as: 'nobody' } as const
const OWN = '/me/second-factor'
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

const get = (path: string): TestRequest => ({ method: 'GET', path })
const remove = (path: string): TestRequest => ({ method: 'DELETE', path })
const post = (path: string, body?: object): TestRequest => ({
  method: 'POST',
  path,
  ...(body && { body }),
})
const confirm = (code: string) => post(`${OWN}/confirm`, { code })
const logIn = post('/login', { username: FAKE_LOGIN.email, password: FAKE_LOGIN.password })
const step = (ticket: string, code: string) => post('/login/second-factor', { ticket, code })
const ofUser = (id: string) => get(`/users/${id}/second-factor`)
const reset = (id: string, body: object = { reason: 'The phone was lost.' }) =>
  post(`/users/${id}/second-factor-reset`, body)
const ofRole = (id: string) => get(`/roles/${id}/second-factor`)
const requireFrom = (from: unknown, id = clientDesk?.id ?? ''): TestRequest => ({
  method: 'PATCH',
  path: `/roles/${id}/second-factor`,
  body: { from },
})

/** Second factors: setting one up, logging in with it, and what administrators do about those of others. */
export function factorCases(): Case[] {
  return [...loginCases(), ...ownCases(), ...userCases(), ...roleCases()]
}

function loginCases(): Case[] {
  return [
    several('set up an app, and log in', [200, 200, 200, 200, 422, 200, 401], async (send) => {
      const secret = await begin(send)
      await send(confirm(await codeNow(secret)))
      await send(get(OWN))
      const ticket = ticketIn(await send(logIn))
      await send(step(ticket, 'ABCD-EFGH-IJKL-MNOP-QRST-UVWX'))
      await send(step(ticket, await codeNow(secret, 1)))
      await send(step(ticket, await codeNow(secret, 1)))
    }),
    several('log in with a recovery code, once', [200, 200, 200, 200, 200, 422], async (send) => {
      const secret = await begin(send)
      const [code = ''] = codesIn(await send(confirm(await codeNow(secret))))
      await send(step(ticketIn(await send(logIn)), code.toLowerCase()))
      await send(step(ticketIn(await send(logIn)), code))
    }),
    several('confirm a password with a code', [200, 200, 422, 422, 204], async (send) => {
      const secret = await begin(send)
      await send(confirm(await codeNow(secret)))
      const { password } = FAKE_LOGIN
      await send(post('/confirm-password', { password }))
      await send(post('/confirm-password', { password: 'x', code: '000000' }))
      await send(post('/confirm-password', { password, code: await codeNow(secret, 1) }))
    }),
    single(nobody, 'a code without a ticket', 422, post('/login/second-factor', { code: '1' })),
    single(nobody, 'a ticket that does not exist', 401, step('x', '287082')),
    single(nobody, 'a ticket without a code', 422, step('x', '')),
    single(nobody, 'a code that is too long', 422, step('x', '1'.repeat(41))),
  ]
}

function ownCases(): Case[] {
  return [
    several(
      'new recovery codes, and no second factor any more',
      [200, 200, 200, 204, 200],
      async (send) => {
        await send(confirm(await codeNow(await begin(send))))
        await send(post(`${OWN}/recovery-codes`))
        await send(remove(OWN))
        await send(get(OWN))
      },
    ),
    several('a wrong first code changes nothing', [200, 422, 200], async (send) => {
      await begin(send)
      await send(confirm('ABCD-EFGH-IJKL-MNOP-QRST-UVWX'))
      await send(get(OWN))
    }),
    single(ana, 'read that there is none', 200, get(OWN)),
    single(staff, 'read that there is none, as staff', 200, get(OWN)),
    single(newcomer, 'read it before the own password', 403, get(OWN)),
    single(nobody, 'read it without a session', 401, get(OWN)),
    single(ana, 'begin without a confirmed password', 403, post(OWN)),
    single(confirmed, 'confirm what was not begun', 409, confirm('287082')),
    single(confirmed, 'confirm with nothing', 422, confirm('')),
    single(confirmed, 'recovery codes without a second factor', 409, post(`${OWN}/recovery-codes`)),
    single(confirmed, 'end what is not there', 409, remove(OWN)),
    single(ana, 'end it without a confirmed password', 403, remove(OWN)),
  ]
}

function userCases(): Case[] {
  return [
    single(ana, 'the second factor of a user', 200, ofUser(filled.id)),
    single(ana, 'the second factor of nobody', 404, ofUser(UNKNOWN_ID)),
    single(staff, 'the second factor of a user, as staff', 403, ofUser(filled.id)),
    single(confirmed, 'reset where there is none', 409, reset(filled.id)),
    single(confirmed, 'reset the own one', 409, reset(ANA.userId)),
    single(confirmed, 'reset of nobody', 404, reset('nope')),
    single(confirmed, 'reset without a reason', 422, reset(filled.id, {})),
    single(
      confirmed,
      'reset with a long reason',
      422,
      reset(filled.id, { reason: 'x'.repeat(201) }),
    ),
    single(ana, 'reset without a confirmed password', 403, reset(filled.id)),
  ]
}

function roleCases(): Case[] {
  const id = clientDesk?.id ?? ''
  return [
    several('require it of a role, and no more', [200, 200, 200, 200], async (send) => {
      await send(requireFrom('2999-12-31'))
      await send(ofRole(id))
      await send(requireFrom(null))
      await send(ofRole(id))
    }),
    several(
      'with a role that requires it, only the setup is open',
      [200, 403, 200, 200, 200, 200, 409],
      async (send) => {
        await send(requireFrom(dayOf(FIXTURE_NOW), ADMINISTRATOR_ROLE))
        await send(get('/users'))
        await send(get('/me'))
        await send(confirm(await codeNow(await begin(send))))
        await send(get('/users?pageSize=1'))
        await send(remove(OWN))
      },
    ),
    ...['2020-01-01', '2999-02-30', 'soon', '', 7, undefined].map((day) =>
      single(confirmed, `require it from ${String(day)}`, 422, requireFrom(day)),
    ),
    single(confirmed, 'require it of no role', 404, requireFrom('2999-12-31', UNKNOWN_ID)),
    single(ana, 'require it without a confirmed password', 403, requireFrom('2999-12-31')),
    single(staff, 'require it as staff', 403, requireFrom('2999-12-31')),
    single(ana, 'whether no role requires it', 404, ofRole('nope')),
  ]
}

function several(
  title: string,
  statuses: readonly number[],
  play: (send: Send) => Promise<void>,
): Case {
  return { ...confirmed, title, statuses, play }
}

/** Begins to set up an app. Resolves to its secret; a made-up one after a refusal. */
async function begin(send: Send): Promise<string> {
  const { body } = await send(post(OWN))
  return (body as { secret?: string }).secret ?? SECRET
}

/** The code of an app. `later` is how many steps later it is: each code works once. */
function codeNow(secret: string, later = 0): Promise<string> {
  return codeOfStep(secret, timeStep(Date.now()) + later)
}

function ticketIn({ body }: TestResponse): string {
  return (body as { ticket?: string }).ticket ?? ''
}

function codesIn({ body }: TestResponse): string[] {
  return (body as { recoveryCodes?: string[] }).recoveryCodes ?? []
}
