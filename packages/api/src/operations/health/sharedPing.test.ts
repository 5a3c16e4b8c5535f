import { expect, test, vi } from 'vitest'

import { sharedPing } from './sharedPing'

test('callers share a pending ping, and its result for one second', async () => {
  let now = 5000
  const responses: (() => void)[] = []
  const ping = vi.fn(
    () =>
      new Promise<void>((done) => {
        responses.push(done)
      }),
  )
  const sharedCall = sharedPing(ping, () => now)
  const first = Array.from({ length: 100 }, () => sharedCall())
  // While the first ping is pending, no second one is sent.
  now += 10_000
  first.push(sharedCall())
  expect(ping).toHaveBeenCalledTimes(1)
  responses.shift()?.()
  await Promise.all(first)

  now += 999
  await sharedCall()
  expect(ping).toHaveBeenCalledTimes(1)
  now += 1
  const next = sharedCall()
  expect(ping).toHaveBeenCalledTimes(2)
  responses.shift()?.()
  await next
})

test('a failure is shared and expires in the same way', async () => {
  let now = 5000
  const ping = vi.fn((): Promise<void> => Promise.reject(new Error('gone')))
  const sharedCall = sharedPing(ping, () => now)
  const outcomes = await Promise.allSettled([sharedCall(), sharedCall()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(sharedCall()).rejects.toThrow('gone')
  expect(ping).toHaveBeenCalledTimes(1)
  ping.mockReturnValueOnce(Promise.resolve())
  now += 1000
  await expect(sharedCall()).resolves.toBeUndefined()
})
