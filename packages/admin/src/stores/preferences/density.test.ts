import { beforeEach, expect, test } from 'vitest'

import { forbidStorage, stubBrowser } from '../../testing/node/stubBrowser'
import { endSession, logIn, type Session } from '../session/auth'
import { chooseDensity, density, followDensity } from './density'

const ana: Session = {
  token: 'a',
  userId: 'ana',
  roleTypeId: 1,
  name: 'Ana',
  email: 'ana@x.example',
}
const ben: Session = { ...ana, token: 'b', userId: 'ben' }

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
  expect([density.choice, shown()]).toEqual(['roomy', 'roomy'])
  chooseDensity('compact')
  expect([density.choice, shown()]).toEqual(['compact', 'compact'])
})

test('a choice is stored for its user only', () => {
  logIn(ana)
  chooseDensity('compact')
  endSession()
  expect(shown()).toBe('roomy')
  logIn(ben)
  expect(shown()).toBe('roomy')
  endSession()
  logIn(ana)
  expect(shown()).toBe('compact')
})

test('ignores an unknown value in the storage', () => {
  localStorage.setItem('density/ana', 'tiny')
  logIn(ana)
  expect(shown()).toBe('roomy')
})

test('without a storage the choice lasts until the reload', () => {
  logIn(ana)
  forbidStorage()
  chooseDensity('compact')
  expect(shown()).toBe('compact')
})
