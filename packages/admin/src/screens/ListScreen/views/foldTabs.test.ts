import { expect, test } from 'vitest'

import { foldTabs } from './foldTabs'

const tabs = [50, 100, 100, 100, 100]

test('all tabs stay where they fit', () => {
  expect(foldTabs({ tabs, current: 0, more: 80, room: 450 })).toEqual([0, 1, 2, 3, 4])
})

test('the first ones stay beside the menu', () => {
  expect(foldTabs({ tabs, current: 0, more: 80, room: 449 })).toEqual([0, 1, 2, 3])
  expect(foldTabs({ tabs, current: 0, more: 80, room: 429 })).toEqual([0, 1, 2])
})

test('the current one stays, wherever it is', () => {
  expect(foldTabs({ tabs, current: 4, more: 80, room: 330 })).toEqual([0, 1, 4])
  expect(foldTabs({ tabs, current: 4, more: 80, room: 185 })).toEqual([4])
  expect(foldTabs({ tabs, current: 4, more: 80, room: 10 })).toEqual([4])
})

test('after the first that does not fit none does, so the order stays clear', () => {
  expect(foldTabs({ tabs: [50, 300, 40], current: 0, more: 60, room: 200 })).toEqual([0])
})

test('without a current one the first ones stay', () => {
  expect(foldTabs({ tabs, current: -1, more: 80, room: 300 })).toEqual([0, 1])
})
