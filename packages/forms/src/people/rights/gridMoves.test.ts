import { STEPS } from '@staff/entity'
import { expect, test } from 'vitest'

import { HEAD, moved, type Place } from './gridMoves'

const withoutPublish = STEPS.slice(0, 3)
const table = [STEPS, withoutPublish, STEPS]
const stepsOf = (row: number) => (row === HEAD ? STEPS : table[row])

function press(place: Place, key: string, { ctrlKey = false, isMirrored = false } = {}) {
  return moved(place, { key, ctrlKey }, stepsOf, isMirrored)
}

test.each<[string, Place, Place]>([
  ['ArrowRight', { row: 0, step: 'nothing' }, { row: 0, step: 'see' }],
  ['ArrowRight', { row: 1, step: 'edit' }, { row: 1, step: 'edit' }],
  ['ArrowLeft', { row: 0, step: 'nothing' }, { row: 0, step: 'nothing' }],
  ['ArrowDown', { row: 0, step: 'publish' }, { row: 2, step: 'publish' }],
  ['ArrowDown', { row: 2, step: 'see' }, { row: 2, step: 'see' }],
  ['ArrowUp', { row: 0, step: 'see' }, { row: HEAD, step: 'see' }],
  ['ArrowUp', { row: HEAD, step: 'see' }, { row: HEAD, step: 'see' }],
  ['Home', { row: 1, step: 'edit' }, { row: 1, step: 'nothing' }],
  ['End', { row: 1, step: 'nothing' }, { row: 1, step: 'edit' }],
])('%s from %o', (key, place, target) => {
  expect(press(place, key)).toEqual(target)
})

test('with Control, Home and End lead to the first and the last cell of the table', () => {
  const place: Place = { row: 1, step: 'edit' }
  expect(press(place, 'Home', { ctrlKey: true })).toEqual({ row: HEAD, step: 'nothing' })
  expect(press(place, 'End', { ctrlKey: true })).toEqual({ row: 2, step: 'publish' })
  expect(press(place, 'ArrowDown', { ctrlKey: true })).toBeUndefined()
})

test('in a text from right to left, the arrows follow the columns', () => {
  const place: Place = { row: 0, step: 'see' }
  expect(press(place, 'ArrowLeft', { isMirrored: true })).toEqual({ row: 0, step: 'edit' })
  expect(press(place, 'ArrowRight', { isMirrored: true })).toEqual({ row: 0, step: 'nothing' })
})

test('other keys do not move', () => {
  expect(press({ row: 0, step: 'see' }, 'Tab')).toBeUndefined()
})
