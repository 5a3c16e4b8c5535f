import { career } from '@staff/content/career/career.entity'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { changeListPreferences } from '../../../stores/preferences/lists'
import { endSession, logIn } from '../../../stores/session/auth'
import { fakeSession } from '../../../testing/fakeApi/personal/fakePeople'
import { stubBrowser } from '../../../testing/node/stubBrowser'
import { hasState, stayOnList, viewIn, withView } from './listAddress'

const search = (text: string) => new URLSearchParams(text)

beforeEach(() => {
  stubBrowser()
  logIn(fakeSession())
})
afterEach(endSession)

test('the whole list is no view', () => {
  expect(viewIn(search('view=all'))).toBeUndefined()
  expect(viewIn(search('view='))).toBeUndefined()
  expect(viewIn(search('q=a'))).toBeUndefined()
  expect(viewIn(search('view=1'))).toBe('1')
})

test.each([
  ['', false],
  ['view=all&page=2&open=7', false],
  ['view=1', true],
  ['q=a', true],
  ['columns=title', true],
])('whether %s is more than the plain list: %s', (text, expected) => {
  expect(hasState(search(text))).toBe(expected)
})

test('another step keeps the view, its columns and the open record', () => {
  const address = search('view=1&q=a&columns=title&columns=type&open=7')
  const changed = withView(address, search('page=2'))
  expect(changed.toString()).toBe('view=1&columns=title&columns=type&open=7&page=2')
})

test('only a list with a start view needs a parameter to show all', () => {
  expect(stayOnList(search(''), career).toString()).toBe('')
  changeListPreferences('careers', { startView: '019b0000-0000-7000-8500-000000000001' })
  expect(stayOnList(search(''), career).toString()).toBe('view=all')
  expect(stayOnList(search('q=a'), career).toString()).toBe('q=a')
})
