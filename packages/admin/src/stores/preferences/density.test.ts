import { beforeEach, expect, test } from 'vitest'

import { forbidStorage, stubBrowser } from '../../testing/node/stubBrowser'
import { endSession, logIn } from '../session/auth'
import type { Session } from '../session/loggedOut'
import { followDensity } from './density'
import {
  changeDensity,
  listPreferences,
  markSaved,
  receivePreferences,
  unsavedPreferences,
} from './lists'

const ana: Session = {
  token: 'a',
  userId: 'ana',
  roleTypeId: 1,
  name: 'Ana',
  email: 'ana@x.example',
}
const ben: Session = { ...ana, token: 'b', userId: 'ben' }
const onServer = { lists: {}, viewAreas: [], undoAreas: [] }

let stop = () => {}

beforeEach(() => {
  stop()
  stubBrowser()
  endSession()
  stop = followDensity()
})

function shown() {
  return document.documentElement.dataset['density']
}

test('rows are roomy by default', () => {
  logIn(ana)
  expect([listPreferences.density, shown()]).toEqual(['roomy', 'roomy'])
  changeDensity('compact')
  expect([listPreferences.density, shown()]).toEqual(['compact', 'compact'])
})

test('a choice is kept for its user only', () => {
  logIn(ana)
  changeDensity('compact')
  endSession()
  expect(shown()).toBe('roomy')
  logIn(ben)
  expect(shown()).toBe('roomy')
  endSession()
  logIn(ana)
  expect(shown()).toBe('compact')
})

test('a choice follows its user from another device', () => {
  logIn(ana)
  receivePreferences({ ...onServer, density: 'compact' })
  expect(shown()).toBe('compact')
})

test('a choice that the server has not stored yet stays, and is sent', () => {
  logIn(ana)
  changeDensity('compact')
  receivePreferences({ ...onServer, density: 'roomy' })
  expect(shown()).toBe('compact')
  const sent = unsavedPreferences()
  expect(sent).toEqual({ lists: {}, density: 'compact' })
  if (sent) markSaved(sent)
  expect(unsavedPreferences()).toBeUndefined()
})

test('without a storage the choice lasts until the reload', () => {
  logIn(ana)
  forbidStorage()
  changeDensity('compact')
  expect(shown()).toBe('compact')
})
