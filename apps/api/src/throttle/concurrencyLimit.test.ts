import { expect, test } from 'vitest'

import { createConcurrencyLimit } from './concurrencyLimit'

test('lets so many in at a time, keeps the others in order and turns away the rest', async () => {
  const pass = createConcurrencyLimit(2, 3)
  const log: string[] = []
  const releases: (() => void)[] = []
  const work = (name: string) =>
    pass(async () => {
      log.push(name)
      await new Promise<void>((resolve) => {
        releases.push(resolve)
      })
      return name
    })

  const all = Promise.allSettled(['a', 'b', 'c', 'd', 'e', 'f'].map(work))
  await settle()
  expect(log).toEqual(['a', 'b'])
  expect(pass.load()).toEqual({ running: 2, waiting: 3 })
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
  expect(pass.load()).toEqual({ running: 0, waiting: 0 })
})

test('gives the place of work that fails to the next', async () => {
  const pass = createConcurrencyLimit(1, 1)
  const failing = pass(() => Promise.reject(new Error('no')))
  const next = pass(() => Promise.resolve('yes'))
  await expect(failing).rejects.toThrow('no')
  await expect(next).resolves.toBe('yes')
  await expect(pass(() => Promise.resolve('again'))).resolves.toBe('again')
})

async function settle() {
  await new Promise((resolve) => {
    setImmediate(resolve)
  })
}
