import { expect, test, vi } from 'vitest'

import { sharedPing } from './sharedPing'

test('asks the database once for all who come while it thinks, and for a second after', async () => {
  let now = 5000
  const answers: (() => void)[] = []
  const ping = vi.fn(
    () =>
      new Promise<void>((done) => {
        answers.push(done)
      }),
  )
  const ask = sharedPing(ping, () => now)
  const first = Array.from({ length: 100 }, () => ask())
  // A database that is slow is not asked again for that.
  now += 10_000
  first.push(ask())
  expect(ping).toHaveBeenCalledTimes(1)
  answers.shift()?.()
  await Promise.all(first)

  now += 999
  await ask()
  expect(ping).toHaveBeenCalledTimes(1)
  now += 1
  const next = ask()
  expect(ping).toHaveBeenCalledTimes(2)
  answers.shift()?.()
  await next
})

test('a failure is shared as well, and forgotten as soon', async () => {
  let now = 5000
  const ping = vi.fn((): Promise<void> => Promise.reject(new Error('gone')))
  const ask = sharedPing(ping, () => now)
  const outcomes = await Promise.allSettled([ask(), ask()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(ask()).rejects.toThrow('gone')
  expect(ping).toHaveBeenCalledTimes(1)
  ping.mockReturnValueOnce(Promise.resolve())
  now += 1000
  await expect(ask()).resolves.toBeUndefined()
})
