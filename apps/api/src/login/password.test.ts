import { PASSWORD_MAX_LENGTH } from '@staff/forms/entities'
import { expect, test } from 'vitest'

import { hashPassword, verifyPassword } from './password'

test('knows the right password, and another way to write the same letters', async () => {
  const stored = await hashPassword('Caf\u00e9-horse-7')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(stored, 'Caf\u00e9-horse-7')).toBe(true)
  expect(await verifyPassword(stored, 'Cafe\u0301-horse-7')).toBe(true)
  expect(await verifyPassword(stored, 'Cafe-horse-7')).toBe(false)
})

test('a longer text with the right beginning is wrong', async () => {
  const longest = 'x'.repeat(PASSWORD_MAX_LENGTH)
  const stored = await hashPassword(longest)
  expect(await verifyPassword(stored, longest)).toBe(true)
  expect(await verifyPassword(stored, `${longest}x`)).toBe(false)
})

test('counts characters as a person does', async () => {
  const longest = `Aa1-${'🐎'.repeat(PASSWORD_MAX_LENGTH - 4)}`
  const stored = await hashPassword(longest)
  expect(await verifyPassword(stored, longest)).toBe(true)
  expect(await verifyPassword(stored, `${longest}🐎`)).toBe(false)
})

test('takes about as long where there is no account', async () => {
  const stored = await hashPassword('Correct-horse-7')
  const [known, unknown] = [new Array<number>(), new Array<number>()]
  for (let round = 0; round < 15; round += 1) {
    // By turns and one after the other, so that a busy machine is as unfair to both.
    known.push(await timeOf(stored))
    unknown.push(await timeOf(undefined))
  }
  // Without a hash to compute it would be a thousandth.
  expect(Math.min(...unknown) / Math.min(...known)).toBeGreaterThan(0.1)
})

async function timeOf(stored: string | undefined): Promise<number> {
  const start = performance.now()
  await verifyPassword(stored, 'Wrong-horse-7')
  return performance.now() - start
}
