import { service } from '@staff/content/service/service.entity'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { moveRecord } from './moveRecord'

const list = fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 30 })
const chosen = fc.tuple(list, fc.nat(), fc.nat()).map(([ids, one, other]) => {
  const id = ids[one % ids.length] ?? ''
  const others = ids.filter((each) => each !== id)
  return { ids, id, others, target: others[other % others.length] ?? '' }
})

test('a move changes the place of one record only, and loses none', () => {
  fc.assert(
    fc.property(chosen, ({ ids, id, others, target }) => {
      for (const where of [{ before: target }, { after: target }, { position: 1 }]) {
        const moved = moveRecord(service, ids, { id, target: where, from: undefined })
        expect(moved.ids.filter((each) => each !== id)).toEqual(others)
        expect(moved.ids[moved.position - 1]).toBe(id)
        expect(ids[moved.from - 1]).toBe(id)
        expect(moved.total).toBe(ids.length)
      }
    }),
  )
})

test('before and after are the direct neighbours', () => {
  fc.assert(
    fc.property(chosen, ({ ids, id, target }) => {
      const before = moveRecord(service, ids, { id, target: { before: target }, from: undefined })
      expect(before.ids[before.position]).toBe(target)
      const after = moveRecord(service, ids, { id, target: { after: target }, from: undefined })
      expect(after.ids[after.position - 2]).toBe(target)
    }),
  )
})

test('the inverse move restores the order', () => {
  fc.assert(
    fc.property(chosen, ({ ids, id, target }) => {
      const { position, from, ...moved } = moveRecord(service, ids, {
        id,
        target: { after: target },
        from: undefined,
      })
      const undone = moveRecord(service, moved.ids, {
        id,
        target: { position: from },
        from: position,
      })
      expect(undone.ids).toEqual(ids)
    }),
  )
})

test('a record that is no longer there is left where it is', () => {
  const ids = ['a', 'b', 'c']
  expect(() => moveRecord(service, ids, { id: 'a', target: { position: 3 }, from: 2 })).toThrow(
    'Someone has changed the order meanwhile. This service was left where it is.',
  )
})
