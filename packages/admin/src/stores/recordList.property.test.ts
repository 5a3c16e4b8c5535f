import * as fc from 'fast-check'
import { snapshot } from 'valtio'
import { expect, test } from 'vitest'

import { recordList, update } from './recordList'

const REACHING = ['__proto__', 'constructor', 'prototype']
const NAMES = ['title', 'stars', 'tags', 'id', 'toString', 'hasOwnProperty', 'length', '', '0']

const pair = fc.tuple(
  fc.oneof(fc.constantFrom(...NAMES, ...REACHING), fc.string({ maxLength: 5 })),
  fc.oneof(fc.constant({ polluted: true }), fc.jsonValue({ maxDepth: 2 })),
)
const pairs = fc.array(pair, { maxLength: 8 })

/** The same changes as the object that a parser of JSON makes of them: the last of a name wins. */
const asObject = (changes: [string, unknown][]): object => Object.fromEntries(changes)

function note(id: string) {
  return { id, title: `Note ${id}`, tags: ['one'], stars: 3 }
}

function threeNotes() {
  return recordList('id', [note('a'), note('b'), note('c')])
}

function allowed(changes: [string, unknown][]) {
  return changes.filter(([key]) => key !== 'id' && !REACHING.includes(key))
}

test('merges all keys but the id and those that reach a prototype, in order', () => {
  fc.assert(
    fc.property(pairs, fc.boolean(), (changes, isObject) => {
      const list = threeNotes()
      const before = snapshot(list).records
      update(list, 'b', isObject ? asObject(changes) : changes)
      const [one, changed, other] = snapshot(list).records
      const merged = Object.fromEntries([...Object.entries(before[1] ?? {}), ...allowed(changes)])
      expect(changed).toEqual(merged)
      expect(Object.keys(changed ?? {}).toSorted()).toEqual(Object.keys(merged).toSorted())
      expect([one, other]).toEqual([before[0], before[2]])
    }),
  )
})

test('reaches no prototype', () => {
  const own = Object.getOwnPropertyNames(Object.prototype)
  fc.assert(
    fc.property(pairs, fc.constantFrom(...REACHING), (changes, name) => {
      const list = threeNotes()
      const poisoned: typeof changes = [...changes, [name, { polluted: true }]]
      update(list, 'a', poisoned)
      update(list, 'a', asObject(poisoned))
      const [record] = list.records
      expect(record && Object.getPrototypeOf(record)).toBe(Object.prototype)
      expect(record && REACHING.some((key) => Object.hasOwn(record, key))).toBe(false)
      expect({}).not.toHaveProperty('polluted')
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(own)
    }),
  )
})

test('what an update answers takes it back', () => {
  fc.assert(
    fc.property(pairs, (changes) => {
      const list = threeNotes()
      const before = snapshot(list)
      update(list, 'c', update(list, 'c', changes) ?? [])
      expect(snapshot(list)).toEqual(before)
    }),
  )
})
