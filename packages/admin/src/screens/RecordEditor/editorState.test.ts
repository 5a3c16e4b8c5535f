import { expect, test } from 'vitest'

import { nextState, type EditorState } from './editorState'

const record = (version: number) => ({ id: '1', version, createdAt: '', updatedAt: '' })
const opened: EditorState = { base: record(1), newest: record(1), isRefused: false }

test('a conflict keeps the version that the form started from, until it is decided', () => {
  const conflict = nextState(opened, { type: 'conflict', current: record(2) })
  expect(conflict).toEqual({ ...opened, newest: record(2) })
  const decided = nextState(conflict, { type: 'decided', current: record(2) })
  expect(decided).toEqual({ ...opened, base: record(2), newest: record(2) })
})

test('a refused save is known until its errors are gone', () => {
  const refused = nextState(opened, { type: 'checked', isRefused: true })
  expect(refused).toEqual({ ...opened, isRefused: true })
  expect(nextState(refused, { type: 'checked', isRefused: false })).toEqual(opened)
})
