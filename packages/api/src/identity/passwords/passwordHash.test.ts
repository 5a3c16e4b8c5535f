import { PASSWORD_MAX_LENGTH } from '@staff/entity'
import { expect, test } from 'vitest'

import { hashPassword, verifyPassword } from './passwordHash'

test('accepts the correct password, also in another Unicode form', async () => {
  const stored = await hashPassword('Caf\u00e9-horse-7')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(stored, 'Caf\u00e9-horse-7')).toBe(true)
  expect(await verifyPassword(stored, 'Cafe\u0301-horse-7')).toBe(true)
  expect(await verifyPassword(stored, 'Cafe-horse-7')).toBe(false)
})

test('a longer text that begins with the password is refused', async () => {
  const longest = 'x'.repeat(PASSWORD_MAX_LENGTH)
  const stored = await hashPassword(longest)
  expect(await verifyPassword(stored, longest)).toBe(true)
  expect(await verifyPassword(stored, `${longest}x`)).toBe(false)
})

test('counts an emoji as one character', async () => {
  const longest = `Aa1-${'🐎'.repeat(PASSWORD_MAX_LENGTH - 4)}`
  const stored = await hashPassword(longest)
  expect(await verifyPassword(stored, longest)).toBe(true)
  expect(await verifyPassword(stored, `${longest}🐎`)).toBe(false)
})

test('counts a letter and its accent as one, in every Unicode form', async () => {
  const longest = `Aa1-${'é'.repeat(PASSWORD_MAX_LENGTH - 4)}`
  const stored = await hashPassword(longest)
  expect(await verifyPassword(stored, longest.normalize('NFD'))).toBe(true)
  expect(await verifyPassword(stored, `${longest}é`.normalize('NFD'))).toBe(false)
})

test('uses all bytes of a long password', async () => {
  const begin = `Aa1-${'x'.repeat(100)}`
  const stored = await hashPassword(`${begin}y`)
  expect(await verifyPassword(stored, `${begin}y`)).toBe(true)
  expect(await verifyPassword(stored, `${begin}z`)).toBe(false)
})

test('a text longer than any password is refused, whatever it begins with', async () => {
  const stored = await hashPassword('Correct-horse-7')
  expect(await verifyPassword(stored, `Correct-horse-7${'\u0301'.repeat(50_000)}`)).toBe(false)
  expect(await verifyPassword(undefined, 'x'.repeat(1_000_000))).toBe(false)
})
