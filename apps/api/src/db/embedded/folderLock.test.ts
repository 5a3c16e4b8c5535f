import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { StartError } from '../../problems/startError'
import { lockFolder } from './folderLock'
import { askOwner } from './ownerSocket'

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
  await won[0]?.value.release()
  expect(readdirSync(folder)).toEqual([])
})

test('the folder is free again for the next', async () => {
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(/in use by another process/)
  await lock.release()
  const next = await lockFolder(folder)
  await next.release()
})

test('a path longer than a socket may have works too', async () => {
  const deep = join(folder, 'x'.repeat(100), 'y'.repeat(100))
  mkdirSync(deep, { recursive: true })
  const lock = await lockFolder(deep)
  await expect(lockFolder(deep)).rejects.toThrow(/in use by another process/)
  lock.answer((request) => Promise.resolve(`You asked: ${request}`))
  expect(await askOwner(deep, 'well?')).toBe('You asked: well?')
  await lock.release()
  expect(readdirSync(deep)).toEqual([])
})

test('only its owner may talk to it, and it tells why it refuses', async () => {
  await leaveDead('lock.0')
  expect(await askOwner(folder, 'backup')).toBeUndefined()
  const lock = await lockFolder(folder)
  const socket = readdirSync(folder).find((name) => name !== 'lock.0') ?? ''
  expect(statSync(join(folder, socket)).mode & 0o777).toBe(0o600)
  await expect(askOwner(folder, 'backup')).rejects.toThrow('The server is not ready yet.')
  lock.answer(() => Promise.reject(new StartError('Not today.')))
  await expect(askOwner(folder, 'backup')).rejects.toThrow(new StartError('Not today.'))
  await lock.release()
})

test('somebody who connects and stays silent does not hold the folder', async () => {
  const lock = await lockFolder(folder)
  const [name = ''] = readdirSync(folder)
  const silent = connect(join(folder, name))
  await once(silent, 'connect')
  await lock.release()
  await once(silent, 'close')
  expect(readdirSync(folder)).toEqual([])
})
