import { expect, test } from 'vitest'

import { foldItems } from './foldItems'

const items = [50, 100, 100, 100, 100]

test('all items stay where they fit', () => {
  expect(foldItems({ items, always: 0, more: 80, room: 450 })).toEqual([0, 1, 2, 3, 4])
})

test('the first ones stay beside the menu', () => {
  expect(foldItems({ items, always: 0, more: 80, room: 449 })).toEqual([0, 1, 2, 3])
  expect(foldItems({ items, always: 0, more: 80, room: 429 })).toEqual([0, 1, 2])
})

test('the current one stays, wherever it is', () => {
  expect(foldItems({ items, always: 4, more: 80, room: 330 })).toEqual([0, 1, 4])
  expect(foldItems({ items, always: 4, more: 80, room: 185 })).toEqual([4])
  expect(foldItems({ items, always: 4, more: 80, room: 10 })).toEqual([4])
})

test('after the first that does not fit none does, so the order stays clear', () => {
  expect(foldItems({ items: [50, 300, 40], always: 0, more: 60, room: 200 })).toEqual([0])
})

test('without a current one the first ones stay', () => {
  expect(foldItems({ items, more: 80, room: 300 })).toEqual([0, 1])
})

test('those that are named first get room before the others', () => {
  expect(foldItems({ items, first: [3, 4], more: 80, room: 330 })).toEqual([0, 3, 4])
  expect(foldItems({ items, first: [3, 4], more: 80, room: 270 })).toEqual([3])
})

test('the space between the items counts', () => {
  expect(foldItems({ items, more: 80, gap: 10, room: 490 })).toEqual([0, 1, 2, 3, 4])
  expect(foldItems({ items, more: 80, gap: 10, room: 489 })).toEqual([0, 1, 2, 3])
})
