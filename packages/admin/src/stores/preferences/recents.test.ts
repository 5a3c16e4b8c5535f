import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { fakeSession, otherSession } from '../../testing/fakeApi/personal/fakePeople'
import { stubBrowser } from '../../testing/node/stubBrowser'
import { logIn, logOut } from '../session/auth'
import { recents, rememberRecent } from './recents'

beforeEach(() => {
  stubBrowser()
  logIn(fakeSession())
})
afterEach(() => {
  logOut()
  vi.unstubAllGlobals()
})

test('the last eight things are remembered, each once, the newest first', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) rememberRecent({ id })
  expect(recents().map(({ id }) => id)).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b'])
})

test('each user has their own, and nobody has any after the logout', () => {
  rememberRecent({ area: 'blogs', id: '1', title: 'Trains' })
  logIn(otherSession())
  expect(recents()).toEqual([])
  logIn(fakeSession())
  expect(recents()).toEqual([{ area: 'blogs', id: '1', title: 'Trains' }])
  logOut()
  expect(recents()).toEqual([])
})

test.each(['no JSON', '{}', '[1, null, {"id":2}, {"id":"x","area":"blogs"}]'])(
  'a storage with %s has none',
  (stored) => {
    localStorage.setItem(`recents/${fakeSession().userId}`, stored)
    expect(recents()).toEqual([])
  },
)
