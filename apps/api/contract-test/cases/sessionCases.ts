import { FAKE_LOGIN, OWN_SESSIONS } from '@staff/admin/testing'

import { single, type Case, type Send, type TestRequest } from '../play'
import { UNKNOWN_ID } from '../world'

const ana = { as: 'administrator' } as const
const staff = { as: 'staff' } as const
const newcomer = { as: 'newcomer' } as const
const nobody = { as: 'nobody' } as const
const get = (path: string): TestRequest => ({ method: 'GET', path })
const post = (path: string, body?: unknown): TestRequest => ({
  method: 'POST',
  path,
  ...(body !== undefined && { body }),
})
const credentials = { username: FAKE_LOGIN.email, password: FAKE_LOGIN.password }
const NEW_PASSWORD = 'Other-horse-88'
const change = (more: object = {}) =>
  post('/change-password', {
    oldPassword: FAKE_LOGIN.password,
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
    ...more,
  })
const end = (id: string) => ({ method: 'DELETE', path: `/sessions/${id}` })
const weak = (password: string) => change({ newPassword: password, confirmPassword: password })

/** Login, logout, the own password and the own sessions. */
export function sessionCases(): Case[] {
  return [...loginCases(), ...ownCases(), ...passwordCases()]
}

function loginCases(): Case[] {
  return [
    several('log in, read who that is, log out', nobody, [200, 200, 204, 401], async (send) => {
      const token = tokenIn(await send(post('/login', credentials)))
      await send({ ...get('/me'), token })
      await send({ ...post('/logout'), token })
      await send({ ...get('/me'), token })
    }),
    single(
      nobody,
      'log in with the email in capitals',
      200,
      post('/login', { ...credentials, username: ' ANA@Example.com ' }),
    ),
    single(newcomer, 'log in with a given password', 200, post('/login', credentials)),
    single(
      nobody,
      'log in with a wrong password',
      401,
      post('/login', { ...credentials, password: 'x' }),
    ),
    single(
      nobody,
      'log in as nobody',
      401,
      post('/login', { ...credentials, username: 'who@example.com' }),
    ),
    single(nobody, 'log in with nothing', 422, post('/login', {})),
    single(nobody, 'log in with a list', 400, post('/login', [])),
    single(nobody, 'log in with numbers', 422, post('/login', { username: 1, password: 2 })),
    single(
      nobody,
      'log in with an unknown field',
      422,
      post('/login', { ...credentials, more: 1 }),
    ),
    single(
      nobody,
      'log in with 321 characters',
      422,
      post('/login', { ...credentials, username: 'x'.repeat(321) }),
    ),
  ]
}

function ownCases(): Case[] {
  const [current, other] = OWN_SESSIONS
  return [
    ...[ana, staff, newcomer].map((as) => single(as, `${as.as}: who am I`, 200, get('/me'))),
    ...[ana, staff].map((as) => single(as, `${as.as}: dashboard`, 200, get('/dashboard'))),
    single(newcomer, 'a newcomer sees their sessions', 200, get('/sessions')),
    several('end another session', ana, [204, 404, 200], async (send) => {
      await send(end(other?.id ?? ''))
      await send(end(other?.id ?? ''))
      await send(get('/sessions'))
    }),
    several('end all others', staff, [204, 200], async (send) => {
      await send({ method: 'DELETE', path: '/sessions' })
      await send(get('/sessions'))
    }),
    several('end the own session', ana, [204, 401], async (send) => {
      await send(end(current?.id ?? ''))
      await send(get('/me'))
    }),
    ...['nope', UNKNOWN_ID].map((id) => single(ana, `end the session ${id}`, 404, end(id))),
  ]
}

function passwordCases(): Case[] {
  const confirm = (password: unknown) => post('/confirm-password', { password })
  return [
    several('change the password', newcomer, [200, 401, 200, 200, 401, 200], async (send) => {
      const token = tokenIn(await send(change()))
      await send(get('/me'))
      await send({ ...get('/me'), token })
      await send({ ...get('/sessions'), token })
      await send({ ...post('/login', credentials), token: '' })
      await send({ ...post('/login', { ...credentials, password: NEW_PASSWORD }), token: '' })
    }),
    single(ana, 'change with a wrong old password', 422, change({ oldPassword: 'Wrong-1234' })),
    single(
      ana,
      'change with another confirmation',
      422,
      change({ confirmPassword: 'Another-horse-9' }),
    ),
    single(ana, 'change with nothing', 422, post('/change-password', {})),
    ...['Password-1', 'Ana-Moreno-1234', 'Staff-console-2026', 'Short-1'].map((password) =>
      single(ana, `change to ${password}`, 422, weak(password)),
    ),
    several('confirm, and forget it with another password', ana, [204, 200, 403], async (send) => {
      await send(confirm(FAKE_LOGIN.password))
      const token = tokenIn(await send(change()))
      const path = '/users/019a0000-0000-7000-8000-000000000001/one-time-password'
      await send({ ...post(path), token })
    }),
    single(ana, 'confirm a wrong password', 422, confirm('Wrong-1234')),
    single(ana, 'confirm nothing', 422, post('/confirm-password', {})),
    single(ana, 'confirm a number', 422, confirm(1)),
  ]
}

function several(
  title: string,
  start: { as: Case['as'] },
  statuses: number[],
  run: (send: Send) => Promise<unknown>,
): Case {
  return {
    ...start,
    title,
    statuses,
    play: async (send) => {
      await run(send)
    },
  }
}

function tokenIn({ body }: { body: unknown }): string {
  return String(Reflect.get(Object(body), 'token'))
}
