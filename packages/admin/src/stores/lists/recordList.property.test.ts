import * as fc from 'fast-check'
import { snapshot } from 'valtio'
import { expect, test } from 'vitest'

import { recordList, update } from './recordList'

const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype']
const NAMES = ['title', 'stars', 'tags', 'id', 'toString', 'hasOwnProperty', 'length', '', '0']

const pair = fc.tuple(
  fc.oneof(fc.constantFrom(...NAMES, ...PROTOTYPE_KEYS), fc.string({ maxLength: 5 })),
  fc.oneof(fc.constant({ polluted: true }), fc.jsonValue({ maxDepth: 2 })),
)
const pairs = fc.array(pair, { maxLength: 8 })

/** The same changes as an object, as JSON would parse them: the last value of a key wins. */
const asObject = (changes: [string, unknown][]): object => Object.fromEntries(changes)

function note(id: string) {
  return { id, title: `Note ${id}`, tags: ['one'], stars: 3 }
}

function threeNotes() {
  return recordList('id', [note('a'), note('b'), note('c')])
}

function allowed(changes: [string, unknown][]) {
  return changes.filter(([key]) => key !== 'id' && !PROTOTYPE_KEYS.includes(key))
}

test('merges all keys except the id and prototype keys, in order', () => {
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

test('changes no prototype', () => {
  const own = Object.getOwnPropertyNames(Object.prototype)
  fc.assert(
    fc.property(pairs, fc.constantFrom(...PROTOTYPE_KEYS), (changes, name) => {
      const list = threeNotes()
      const poisoned: typeof changes = [...changes, [name, { polluted: true }]]
      update(list, 'a', poisoned)
      update(list, 'a', asObject(poisoned))
      const [record] = list.records
      expect(record && Object.getPrototypeOf(record)).toBe(Object.prototype)
      expect(record && PROTOTYPE_KEYS.some((key) => Object.hasOwn(record, key))).toBe(false)
      expect({}).not.toHaveProperty('polluted')
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(own)
    }),
  )
})

test('the result of an update reverts it', () => {
  fc.assert(
    fc.property(pairs, (changes) => {
      const list = threeNotes()
      const before = snapshot(list)
      update(list, 'c', update(list, 'c', changes) ?? [])
      expect(snapshot(list)).toEqual(before)
    }),
  )
})
