import { expect, test } from 'vitest'

import { createConcurrencyLimit } from './concurrencyLimit'

test('runs a few at a time, queues some in order and refuses the rest', async () => {
  const run = createConcurrencyLimit(2, 3)
  const log: string[] = []
  const releases: (() => void)[] = []
  const work = (name: string) =>
    run(async () => {
      log.push(name)
      await new Promise<void>((resolve) => {
        releases.push(resolve)
      })
      return name
    })

  const all = Promise.allSettled(['a', 'b', 'c', 'd', 'e', 'f'].map(work))
  await settle()
  expect(log).toEqual(['a', 'b'])
  expect(run.load()).toEqual({ running: 2, waiting: 3 })
  for (const expected of ['abc', 'abcd', 'abcde']) {
    releases.shift()?.()
    await settle()
    expect(log.join('')).toBe(expected)
  }
  for (const release of releases) release()
  expect((await all).map(({ status }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 'fulfilled'),
    'rejected',
  ])
  expect(run.load()).toEqual({ running: 0, waiting: 0 })
})

test('gives the slot of failed work to the next', async () => {
  const run = createConcurrencyLimit(1, 1)
  const failing = run(() => Promise.reject(new Error('no')))
  const next = run(() => Promise.resolve('yes'))
  await expect(failing).rejects.toThrow('no')
  await expect(next).resolves.toBe('yes')
  await expect(run(() => Promise.resolve('again'))).resolves.toBe('again')
})

async function settle() {
  await new Promise((resolve) => {
    setImmediate(resolve)
  })
}
