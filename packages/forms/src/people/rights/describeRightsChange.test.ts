import { NO_RIGHTS, STEPS, type Rights } from '@staff/entity'
import { expect, test } from 'vitest'

import { describeRightsChange } from './describeRightsChange'
import type { RightsRow } from './rightsContext'

const rows: RightsRow[] = ['Blogs', 'Careers', 'Clients', 'Teams'].map((label) => ({
  area: label.toLowerCase(),
  label,
  steps: STEPS,
}))
const regions = ['US', 'UK']
const people = ['Ana', 'Ben', 'Cleo']

function textsOf(before: Partial<Rights>, after: Partial<Rights>, names?: readonly string[]) {
  const change = describeRightsChange(
    { ...NO_RIGHTS, ...before },
    { ...NO_RIGHTS, ...after },
    { rows, regions, people: names },
  )
  return change.map(({ text }) => text)
}

test('names each cell that changes, and what is lost comes first', () => {
  const before = { areas: { blogs: 'publish', teams: 'see' } } as const
  const after = { areas: { blogs: 'edit', careers: 'edit', teams: 'see' } } as const
  expect(textsOf(before, after, people)).toEqual([
    '3 people lose Publish in Blogs: Ana, Ben, Cleo',
    '3 people get Edit in Careers: Ana, Ben, Cleo',
  ])
})

test('equal rights have no change', () => {
  const rights = { areas: { blogs: 'edit' }, actions: ['export'], regions: ['UK'] } as const
  expect(textsOf(rights, rights, people)).toEqual([])
})

test('an area that closes is worse than one that loses a step', () => {
  const before = { areas: { blogs: 'publish', careers: 'see', clients: 'publish' } } as const
  expect(textsOf(before, { areas: { blogs: 'see' } }, ['Ana'])).toEqual([
    '1 person loses Publish, Edit and See in Clients: Ana',
    '1 person loses See in Careers: Ana',
    '1 person loses Publish and Edit in Blogs: Ana',
  ])
})

test('what is given: deletions first, then the steps from the highest, then actions and regions', () => {
  const after = {
    areas: { blogs: 'see', careers: 'publish' },
    actions: ['export', 'deleteForEver'],
    regions: ['US', 'UK'],
  } as const
  expect(textsOf({ regions: ['UK'] }, after)).toEqual([
    'The role gets Delete for ever',
    'The role gets Publish in Careers',
    'The role gets See in Blogs',
    'The role gets Export lists',
    'The role gets the region US',
  ])
})

test('no region stands for all regions', () => {
  expect(textsOf({}, { regions: ['UK'] }, people)).toEqual([
    '3 people lose the region US: Ana, Ben, Cleo',
  ])
  expect(textsOf({ regions: ['UK'] }, {}, ['Ana'])).toEqual(['1 person gets the region US: Ana'])
  expect(textsOf({}, { regions: ['US', 'UK'] }, people)).toEqual([])
})

test('at most three names, and nobody without names', () => {
  const after = { actions: ['shareViews'] } as const
  expect(textsOf({}, after, [...people, 'Dan', 'Eva'])).toEqual([
    '5 people get Save views for everybody: Ana, Ben, Cleo and 2 more',
  ])
  expect(textsOf({}, after, [])).toEqual(['The role gets Save views for everybody'])
})

test('at most eight lines', () => {
  const areas = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`area ${index + 1}`, 'see' as const]),
  )
  const texts = textsOf({}, { areas }, ['Ana'])
  expect(texts).toHaveLength(9)
  expect(texts[0]).toBe('1 person gets See in area 1: Ana')
  expect(texts[8]).toBe('and 4 more changes')
  const { 'area 12': _last, 'area 11': _tenth, 'area 10': _ninth, ...nine } = areas
  expect(textsOf({}, { areas: nine }).at(-1)).toBe('and 1 more change')
})
