import { expect, test } from 'vitest'

import { passwordRules } from './password'
import { proposePassword } from './proposePassword'

test('a proposed password meets the rules, and each is another one', () => {
  const proposed = Array.from({ length: 500 }, proposePassword)
  expect(new Set(proposed).size).toBe(500)
  for (const password of proposed) {
    expect(password).toMatch(/^[\dA-Za-z]{4}(?:-[\dA-Za-z]{4}){3}$/)
    expect(passwordRules.filter(({ isMet }) => !isMet(password))).toEqual([])
  }
})

test('no character of a proposed password looks like another one', () => {
  expect(Array.from({ length: 200 }, proposePassword).join('')).not.toMatch(/[IOl01]/)
})
