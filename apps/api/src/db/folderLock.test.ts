import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { lockFolder } from './folderLock'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Leaves a socket in the folder whose owner was killed. */
async function leaveDead(name: string) {
  const code = `require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`
  await once(spawn(process.execPath, ['-e', code, join(folder, name)]), 'exit')
}

test('one of many that start together gets the folder, whatever the dead left', async () => {
  await Promise.all([leaveDead('lock.0'), leaveDead('lock.z')])
  expect(readdirSync(folder)).toHaveLength(2)
  const starts = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)))
  const won = starts.filter((start) => start.status === 'fulfilled')
  expect(won).toHaveLength(1)
  expect(readdirSync(folder)).toHaveLength(1)
  await won[0]?.value()
  expect(readdirSync(folder)).toEqual([])
})

test('the folder is free again for the next', async () => {
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(/in use by another process/)
  await unlock()
  await (
    await lockFolder(folder)
  )()
})

test('a path longer than a socket may have works too', async () => {
  const deep = join(folder, 'x'.repeat(100), 'y'.repeat(100))
  mkdirSync(deep, { recursive: true })
  const unlock = await lockFolder(deep)
  await expect(lockFolder(deep)).rejects.toThrow(/in use by another process/)
  await unlock()
  expect(readdirSync(deep)).toEqual([])
})
