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

test('rows are roomy until somebody chooses otherwise', () => {
  logIn(ana)
  expect([density.choice, shown()]).toEqual(['roomy', 'roomy'])
  chooseDensity('compact')
  expect([density.choice, shown()]).toEqual(['compact', 'compact'])
})

test('a choice is kept for its person and no other', () => {
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

test('what the storage holds is not trusted', () => {
  localStorage.setItem('density/ana', 'tiny')
  logIn(ana)
  expect(shown()).toBe('roomy')
})

test('without a storage the choice holds as long as the page', () => {
  logIn(ana)
  forbidStorage()
  chooseDensity('compact')
  expect(shown()).toBe('compact')
})
