import type { Column } from '@staff/ui'
import { expect, test } from 'vitest'

import { chooseColumns } from './chooseColumns'

const column = (key: string, role: Column<string>['role'], priority?: 1 | 2 | 3) =>
  ({ key, header: key, cell: () => key, role, priority }) as Column<string>
const columns = [
  column('image', 'picture'),
  column('name', 'lead'),
  column('rating', 'detail', 2),
  column('text', 'detail', 1),
  column('updated', 'detail', 3),
]
const shown = (key: string) => ({ key, shown: true, width: null })
const hidden = (key: string) => ({ key, shown: false, width: null })
const keysOf = (list: readonly Column<string>[]) => list.map(({ key }) => key).join(' ')

test('without a choice the columns are those of the area', () => {
  expect(chooseColumns(columns, []).shown).toEqual(columns)
})

test('without a choice a detail before the name stays there, with its priority', () => {
  const withTimeFirst = [column('received', 'detail', 3), ...columns.slice(1)]
  expect(chooseColumns(withTimeFirst, []).shown).toEqual(withTimeFirst)
})

test('the order is chosen, pictures and the name stay first, and new columns come last', () => {
  const { all } = chooseColumns(columns, [shown('updated'), shown('name'), shown('rating')])
  expect(keysOf(all)).toBe('image name updated rating text')
})

test('hidden columns are left out, but never the name', () => {
  const choice = chooseColumns(columns, [hidden('name'), hidden('image'), hidden('text')])
  expect(keysOf(choice.shown)).toBe('name rating updated')
  expect(keysOf(choice.all)).toBe('image name text rating updated')
})

test('the place of a detail decides how long it stays when there is little room', () => {
  const { shown: chosen } = chooseColumns(columns, [shown('updated'), shown('rating')])
  expect(chosen.slice(2).map(({ key, priority }) => [key, priority])).toEqual([
    ['updated', 1],
    ['rating', 2],
    ['text', 3],
  ])
})

test('the address decides what is shown, and the person how wide', () => {
  const preferences = [hidden('rating'), { key: 'updated', shown: true, width: 30 }]
  const { shown: chosen } = chooseColumns(columns, preferences, ['updated', 'rating'])
  expect(keysOf(chosen)).toBe('name updated rating')
  expect(chosen[1]?.share).toBe(30)
})

test('a width alone changes nothing else', () => {
  const preferences = columns.map(({ key }) => ({
    ...shown(key),
    width: key === 'text' ? 40 : null,
  }))
  const { shown: chosen } = chooseColumns(columns, preferences)
  expect(keysOf(chosen)).toBe(keysOf(columns))
  expect(chosen[3]).toEqual({ ...columns[3], share: 40 })
})

test('an extra column is hidden until a person or an address chooses it', () => {
  const all = [...columns, { key: 'ends', header: 'ends', cell: () => '', isExtra: true }]
  expect(keysOf(chooseColumns(all, []).shown)).toBe(keysOf(columns))
  expect(keysOf(chooseColumns(all, []).all)).toContain('ends')
  expect(keysOf(chooseColumns(all, [hidden('text')]).shown)).not.toContain('ends')
  expect(keysOf(chooseColumns(all, [shown('ends')]).shown)).toContain('ends')
  expect(keysOf(chooseColumns(all, [], ['ends']).shown)).toBe('name ends')
})
