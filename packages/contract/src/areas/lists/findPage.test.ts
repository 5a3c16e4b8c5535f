import { career } from '@staff/content/career/career.entity'
import { query } from '@staff/content/query/query.entity'
import { FIXTURE_NOW, type EntityValues } from '@staff/entity'
import { expect, test } from 'vitest'

import { findPage, sortOrderOf } from './findPage'
import { countFacets, passesFilter } from './passesFilter'

const page = { q: '', page: 1, pageSize: 10 }

function welder(id: number, more: EntityValues = {}): EntityValues {
  const about = { title: `Welder ${id}`, type: 'Full time', location: 'Hull', department: 'Yard' }
  return { jobId: `00${id}`, experience: id, description: '', ...about, ...more }
}

const records = [
  welder(1),
  welder(2, { location: 'Leeds' }),
  welder(3, { type: 'Contract' }),
  welder(10, { location: 'Leeds', type: 'Contract' }),
]

function found(parameters: object): unknown[] {
  return findPage(career, records, { ...page, ...parameters }, FIXTURE_NOW).records.map(
    ({ jobId }) => jobId,
  )
}

test('a search must be in a searched field, in any case', () => {
  expect(found({ q: 'WELDER 1', sort: 'title' })).toEqual(['001', '0010'])
  expect(found({ q: 'leeds', sort: 'title' })).toEqual(['0010', '002'])
  expect(found({ q: 'baker' })).toEqual([])
})

test('words that name a choice find its records, where the entity says so', () => {
  const finding = { ...career, searchedChoices: ['type'] }
  const { total } = findPage(finding, records, { ...page, q: 'contract leeds' }, FIXTURE_NOW)
  expect(total).toBe(1)
  expect(findPage(career, records, { ...page, q: 'contract' }, FIXTURE_NOW).total).toBe(0)
})

test('numbers are sorted as numbers, equal values by id, and pages are cut after that', () => {
  expect(found({ sort: 'experience', order: 'desc' })).toEqual(['0010', '003', '002', '001'])
  expect(found({ sort: 'department' })).toEqual(['001', '0010', '002', '003'])
  expect(found({ sort: 'experience', page: 2, pageSize: 3 })).toEqual(['0010'])
})

test('a list that names no order has that of its entity, and a named column starts at the smallest', () => {
  expect(sortOrderOf(career, {})).toEqual({ sort: 'updatedAt', order: 'desc' })
  expect(sortOrderOf(career, { sort: 'title' })).toEqual({ sort: 'title', order: 'asc' })
  expect(sortOrderOf(career, { order: 'asc' })).toEqual({ sort: 'updatedAt', order: 'asc' })
})

test('each facet counts with all other filters, but without its own', () => {
  const parameters = { ...page, facets: '1', type: ['Contract'] } as const
  const { total, facets } = findPage(career, records, parameters, FIXTURE_NOW)
  expect(total).toBe(2)
  expect(facets?.['type']).toEqual([
    { value: 'Contract', count: 2 },
    { value: 'Full time', count: 2 },
  ])
  expect(facets?.['location']).toEqual([
    { value: 'Hull', count: 1 },
    { value: 'Leeds', count: 1 },
  ])
})

test('a query without an assignee is counted as none', () => {
  const queries = [{ assigneeId: null }, { assigneeId: null }, { assigneeId: 'a' }]
  expect(countFacets(query, queries, [])['assigneeId']).toEqual([
    { value: 'none', count: 2 },
    { value: 'a', count: 1 },
  ])
})

test.each([
  ['a value', { size: 'S' }, { name: 'size', isList: false, anyOf: ['S', 'M'] }, true],
  ['another value', { size: 'L' }, { name: 'size', isList: false, anyOf: ['S', 'M'] }, false],
  ['one of a list', { tags: ['a', 'b'] }, { name: 'tags', isList: true, anyOf: ['b'] }, true],
  ['null', { at: null }, { name: 'at', isList: false, anyOf: [], orNone: true }, true],
  ['null without none', { at: null }, { name: 'at', isList: false, anyOf: ['a'] }, false],
  ['the least number', { age: 3 }, { name: 'age', min: 3, max: undefined }, true],
  ['a greater number', { age: 4 }, { name: 'age', min: 3, max: 3 }, false],
  ['no number', { age: null }, { name: 'age', min: 3, max: undefined }, false],
  [
    'the last day',
    { day: '2026-11-20' },
    { name: 'day', firstDay: undefined, lastDay: '2026-11-20' },
    true,
  ],
  [
    'the first moment after a day',
    { at: '2026-11-21T00:00:00.000Z' },
    { name: 'at', from: undefined, before: new Date('2026-11-21') },
    false,
  ],
  ['no time', { at: null }, { name: 'at', from: new Date(0), before: undefined }, false],
])('a filter for %s', (_what, record, filter, passes) => {
  expect(passesFilter(record, filter)).toBe(passes)
})
