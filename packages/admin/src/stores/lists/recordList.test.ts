import { snapshot } from 'valtio'
import { beforeEach, describe, expect, test } from 'vitest'

import { add, recordList, remove, replaceAll, update, type RecordList } from './recordList'

interface Note {
  id: string
  title: string
  tags: string[]
  stars: number
}

let list: RecordList<Note>

beforeEach(() => {
  list = recordList<Note>('id', [note('a'), note('b'), note('c')], 30)
})

function note(id: string): Note {
  return { id, title: `Note ${id}`, tags: ['one'], stars: 3 }
}

function ids(): string[] {
  return list.records.map(({ id }) => id)
}

test('replaces all records and the total', () => {
  expect(replaceAll(list, [note('x')], 1)).toBe(list)
  expect(snapshot(list)).toMatchObject({ records: [note('x')], total: 1 })
})

test('keeps the objects of equal records when it replaces all', () => {
  const [first, second] = snapshot(list).records
  replaceAll(list, [note('b'), { ...note('a'), tags: ['two'] }])
  const { records } = snapshot(list)
  expect(records).toEqual([note('b'), { ...note('a'), tags: ['two'] }])
  expect(records[0]).toBe(second)
  expect(records[1]).not.toBe(first)
})

test('changes nothing when it replaces all by the same', () => {
  const before = snapshot(list)
  replaceAll(list, [note('a'), note('b'), note('c')], 30)
  expect(snapshot(list)).toBe(before)
})

test('does not change the objects that it gets', () => {
  const given = note('x')
  replaceAll(list, [given])
  update(list, 'x', { title: 'Other' })
  expect(given).toEqual(note('x'))
})

test('adds at the top or at a position, and never twice', () => {
  add(list, note('d'))
  add(list, note('e'), 2)
  add(list, note('a'))
  expect(ids()).toEqual(['d', 'a', 'e', 'b', 'c'])
  expect(list.total).toBe(32)
})

test('removes by id and returns what restores the record', () => {
  const removed = remove(list, 'b')
  expect(ids()).toEqual(['a', 'c'])
  expect(list.total).toBe(29)
  expect(removed).toEqual({ record: note('b'), index: 1 })
  if (removed) add(list, removed.record, removed.index)
  expect(ids()).toEqual(['a', 'b', 'c'])
  expect(list.total).toBe(30)
})

test('updates by object or by key/value pairs', () => {
  update(list, 'a', { title: 'New', stars: 5 })
  update(list, 'b', [
    ['title', 'New'],
    ['stars', 5],
  ])
  expect(list.records[0]).toEqual({ ...note('a'), title: 'New', stars: 5 })
  expect(list.records[1]).toEqual({ ...note('b'), title: 'New', stars: 5 })
})

test('returns earlier values that revert an update', () => {
  const before = snapshot(list)
  const earlier = update(list, 'a', [
    ['tags', ['two', 'three']],
    ['stars', 1],
    ['stars', 2],
  ])
  expect(list.records[0]).toMatchObject({ tags: ['two', 'three'], stars: 2 })
  update(list, 'a', earlier ?? [])
  expect(snapshot(list)).toEqual(before)
})

test('ignores an unknown id', () => {
  expect(update(list, 'z', { title: 'New' })).toBeUndefined()
  expect(remove(list, 'z')).toBeUndefined()
  expect(ids()).toEqual(['a', 'b', 'c'])
})

test('never changes the id of a record', () => {
  update(list, 'a', { id: 'z', title: 'New' })
  expect(list.records[0]).toEqual({ ...note('a'), title: 'New' })
})

test('identifies a career by its jobId', () => {
  const careers = recordList('jobId', [{ jobId: 'j1', title: 'Engineer' }])
  update(careers, 'j1', { title: 'Designer' })
  expect(careers.records[0]?.title).toBe('Designer')
})

describe.each(['__proto__', 'constructor', 'prototype'])('the key %s', (key) => {
  const poison = { polluted: true }

  test.each([
    ['as a pair', [[key, poison]] as [string, unknown][]],
    ['as an own key of an object', Object.fromEntries([[key, poison]])],
    ['as parsed JSON', JSON.parse(`{ "${key}": { "polluted": true }, "title": "New" }`) as object],
  ])('is not merged %s', (_, changes) => {
    update(list, 'a', changes)
    const [record] = list.records
    expect(record && Object.getPrototypeOf(record)).toBe(Object.prototype)
    expect(record && Object.hasOwn(record, key)).toBe(false)
    expect(record).not.toHaveProperty('polluted')
    expect({}).not.toHaveProperty('polluted')
  })
})
