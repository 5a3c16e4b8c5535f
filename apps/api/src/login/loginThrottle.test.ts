import { expect, test } from 'vitest'

import { createLoginThrottle } from './loginThrottle'

const OWNER = 'owner@example.com'

async function guess(
  attempt: ReturnType<typeof createLoginThrottle>,
  email: string,
  address: string,
) {
  const one = attempt(email, address)
  await one.refuseTooMany()
  await one.wrong()
}

async function guesses(times: number, next: (index: number) => Promise<void>) {
  for (let index = 0; index < times; index += 1) await next(index)
}

test('ten wrong passwords for an account from one address are enough', async () => {
  const attempt = createLoginThrottle()
  await guesses(10, () => guess(attempt, OWNER, '10.0.0.1'))
  await expect(guess(attempt, OWNER, '10.0.0.1')).rejects.toMatchObject({ status: 429 })
  await expect(guess(attempt, OWNER, '10.0.0.2')).resolves.toBeUndefined()
  await expect(guess(attempt, 'other@example.com', '10.0.0.1')).resolves.toBeUndefined()
})

test('a right password forgives the wrong ones before it', async () => {
  const attempt = createLoginThrottle()
  await guesses(9, () => guess(attempt, OWNER, '10.0.0.1'))
  await attempt(OWNER, '10.0.0.1').right()
  await expect(guesses(9, () => guess(attempt, OWNER, '10.0.0.1'))).resolves.toBeUndefined()
})

test('an address that guesses at many accounts is stopped', async () => {
  const attempt = createLoginThrottle()
  await guesses(100, (index) => guess(attempt, `person${index}@example.com`, '10.0.0.1'))
  await expect(guess(attempt, 'one-more@example.com', '10.0.0.1')).rejects.toMatchObject({
    status: 429,
  })
})

test('many addresses that guess at one account are stopped, but its owner is not locked out', async () => {
  const attempt = createLoginThrottle()
  await attempt(OWNER, '10.9.9.9').right()
  await guesses(50, (index) => guess(attempt, OWNER, `10.0.0.${index}`))
  await expect(guess(attempt, OWNER, '10.0.1.1')).rejects.toMatchObject({ status: 429 })
  await expect(attempt(OWNER, '10.9.9.9').refuseTooMany()).resolves.toBeUndefined()
})
