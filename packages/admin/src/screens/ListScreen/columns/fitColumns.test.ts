import type { Column } from '@staff/ui'
import { expect, test } from 'vitest'

import { fitColumns } from './fitColumns'

const cell = () => ''
const rating: Column<object> = {
  key: 'rating',
  header: 'Rating',
  cell,
  width: '7rem',
  priority: 2,
}
const text: Column<object> = { key: 'text', header: 'Text', cell, priority: 3 }
const updated: Column<object> = {
  key: 'updated',
  header: 'Updated',
  cell,
  width: '7rem',
  priority: 4,
}

/** The priorities of the columns beside a name of this width, sorted by when they were updated. */
function prioritiesBeside(nameWidth?: `${number}rem`) {
  const name: Column<object> = {
    key: 'name',
    header: 'Name',
    cell,
    role: 'lead',
    ...(nameWidth && { width: nameWidth }),
  }
  const fitted = fitColumns([name, rating, text, updated], { ends: 15, sort: 'updated' })
  return Object.fromEntries(fitted.slice(1).map(({ key, priority }) => [key, priority]))
}

test('the sorted column stays, and as many others as fit', () => {
  expect(prioritiesBeside()).toEqual({ rating: 1, text: 2, updated: 1 })
})

test('a name that needs more room leaves less for the others', () => {
  expect(prioritiesBeside('11rem')).toEqual({ rating: 2, text: 3, updated: 1 })
})
