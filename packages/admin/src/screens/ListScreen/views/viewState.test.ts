import { career } from '@staff/content/career/career.entity'
import { expect, test } from 'vitest'

import { queryToSave, searchOf, showsView, stateOf } from './viewState'

const id = '019b0000-0000-7000-8500-000000000001'
const search = (text: string) => new URLSearchParams(text)
const shows = (address: string, query: string) => showsView(search(address), { id, query }, career)

test('the state of an address has neither its view, its page nor an open record', () => {
  const address = `view=${id}&page=3&open=7&q=react&type=Contract&columns=title&pageSize=50`
  expect(stateOf(search(address), career).toString()).toBe(
    'q=react&pageSize=50&type=Contract&columns=title',
  )
})

test('defaults and what the list does not know are left out', () => {
  const address = 'sort=updatedAt&order=desc&pageSize=25&level=Senior&columns=level&type=Gone'
  expect(stateOf(search(address), career).toString()).toBe('')
})

test.each([
  ['type=Contract', 'type=Contract&sort=updatedAt&order=desc'],
  ['type=Contract&type=Internship&q=a', 'q=a&type=Internship&type=Contract'],
  [`view=${id}&page=2&type=Contract`, 'type=Contract'],
  ['', career.listed.map((key) => `columns=${key}`).join('&')],
])('%s shows the view %s', (address, query) => {
  expect(shows(address, query)).toBe(true)
})

test.each([
  ['', 'type=Contract'],
  ['type=Contract&q=a', 'type=Contract'],
  ['sort=title&order=asc', 'sort=title&order=desc'],
  ['pageSize=50', ''],
  ['columns=title', ''],
  ['columns=title&columns=type', 'columns=type&columns=title'],
])('%s does not show the view %s', (address, query) => {
  expect(shows(address, query)).toBe(false)
})

test('a view opens with what it shows in the address', () => {
  const query = 'q=a b&sort=title&order=asc&type=Full+time&columns=title'
  const address = searchOf({ id, query }, career)
  expect(address).toBe(`?view=${id}&q=a+b&sort=title&order=asc&type=Full+time&columns=title`)
  expect(shows(address, query)).toBe(true)
})

test('what is saved always has its order, and the columns of the screen', () => {
  const address = search(`view=${id}&page=2&type=Contract&columns=title`)
  expect(queryToSave(address, career, undefined)).toBe('type=Contract&sort=updatedAt&order=desc')
  expect(queryToSave(address, career, ['title', 'type'])).toBe(
    'type=Contract&sort=updatedAt&order=desc&columns=title&columns=type',
  )
})
