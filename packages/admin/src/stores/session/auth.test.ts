import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { forbidStorage, stubBrowser } from '../../testing/node/stubBrowser'
import {
  auth,
  updateFromServer,
  endSession,
  isAdministrator,
  isHeldBack,
  logIn,
  logOut,
  restoreSession,
} from './auth'

const session = {
  token: 'secret',
  userId: 'u1',
  roleTypeId: 1,
  name: 'Ana Moreno',
  email: 'ana@example.com',
}

const loggedOut = {
  isAuthenticated: false,
  idToken: '',
  userId: '',
  name: '',
  email: '',
  roleTypeId: 0,
}

beforeEach(() => {
  stubBrowser()
  logOut()
})
afterEach(() => void vi.unstubAllGlobals())

test('a login sets the state and the session storage', () => {
  logIn(session)
  expect(auth).toMatchObject({
    isAuthenticated: true,
    idToken: 'secret',
    userId: 'u1',
    name: 'Ana Moreno',
    email: 'ana@example.com',
    roleTypeId: 1,
  })
  const stored = ['token', 'userId', 'roleTypeId', 'name'].map((key) => sessionStorage.getItem(key))
  expect(stored).toEqual(['secret', 'u1', '1', 'Ana Moreno'])
  expect(sessionStorage).toHaveLength(4)
})

test('a reload restores the session, with the role type as a number', () => {
  sessionStorage.setItem('token', 'secret')
  sessionStorage.setItem('roleTypeId', '1')
  restoreSession()
  expect(auth).toMatchObject({ isAuthenticated: true, idToken: 'secret', roleTypeId: 1 })
})

test('without a token there is no session to restore', () => {
  sessionStorage.setItem('roleTypeId', '1')
  restoreSession()
  expect(auth).toMatchObject(loggedOut)
})

test('the server overrides edited values in the storage', () => {
  logIn({ ...session, roleTypeId: 2 })
  sessionStorage.setItem('roleTypeId', '1')
  updateFromServer({ name: 'Ana M.', email: 'ana.m@example.com', roleTypeId: 2 })
  expect(auth).toMatchObject({ name: 'Ana M.', email: 'ana.m@example.com', roleTypeId: 2 })
  expect(sessionStorage.getItem('roleTypeId')).toBe('2')
  expect(sessionStorage.getItem('name')).toBe('Ana M.')
})

test('a logout clears the state and its own keys only', () => {
  sessionStorage.setItem('other', 'stays')
  logIn(session)
  logOut()
  expect(auth).toMatchObject(loggedOut)
  expect(sessionStorage).toHaveLength(1)
})

test('records a logout by the user until the next login', () => {
  logIn(session)
  endSession()
  expect(auth).toMatchObject({ ...loggedOut, loggedOutByUser: false })
  expect(sessionStorage).toHaveLength(0)
  logOut()
  expect(auth.loggedOutByUser).toBe(true)
  logIn(session)
  expect(auth.loggedOutByUser).toBe(false)
})

test.each([
  ['on', 'on', false],
  ['required', 'required', true],
  ['due', 'off', false],
  ['off', 'off', false],
] as const)('the second factor is %s, and after a reload %s', (state, afterReload, heldBack) => {
  logIn({ ...session, secondFactor: { state } })
  expect(auth.factorState).toBe(state)
  restoreSession()
  expect(auth.factorState).toBe(afterReload)
  expect(isHeldBack(auth)).toBe(heldBack)
  updateFromServer({ ...session, secondFactor: { state: 'off' } })
  expect(sessionStorage.getItem('secondFactor')).toBeNull()
})

test('a session lasts until the reload if the storage is forbidden', () => {
  forbidStorage()
  logIn(session)
  expect(auth.isAuthenticated).toBe(true)
  logOut()
  expect(auth.isAuthenticated).toBe(false)
})

describe('an administrator', () => {
  test.each([1, '1'])('has role type %j', (roleTypeId) => {
    expect(isAdministrator(roleTypeId)).toBe(true)
  })

  test.each([0, 2, '2', '', '01', Number.NaN])('does not have role type %j', (roleTypeId) => {
    expect(isAdministrator(roleTypeId)).toBe(false)
  })
})
