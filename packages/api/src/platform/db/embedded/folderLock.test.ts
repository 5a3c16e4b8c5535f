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

/** Leaves the socket of a killed process in the folder. */
async function leaveDeadSocket(name: string) {
  const code = `require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`
  await once(spawn(process.execPath, ['-e', code, join(folder, name)]), 'exit')
}

test('one of many concurrent starts gets the folder, in spite of dead sockets', async () => {
  await Promise.all([leaveDeadSocket('lock.0'), leaveDeadSocket('lock.z')])
  expect(readdirSync(folder)).toHaveLength(2)
  const starts = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)))
  const won = starts.filter((start) => start.status === 'fulfilled')
  expect(won).toHaveLength(1)
  expect(readdirSync(folder)).toHaveLength(1)
  await won[0]?.value.release()
  expect(readdirSync(folder)).toEqual([])
})

test('a released folder can be locked again', async () => {
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(/in use by another process/)
  await lock.release()
  const next = await lockFolder(folder)
  await next.release()
})

test('works in a folder whose path is too long for a socket', async () => {
  const deep = join(folder, 'x'.repeat(100), 'y'.repeat(100))
  mkdirSync(deep, { recursive: true })
  const lock = await lockFolder(deep)
  await expect(lockFolder(deep)).rejects.toThrow(/in use by another process/)
  lock.handle((request) => Promise.resolve(`Request: ${request}`))
  expect(await askOwner(deep, 'ping')).toBe('Request: ping')
  await lock.release()
  expect(readdirSync(deep)).toEqual([])
})

test('only the same user can send requests, and a refusal contains the reason', async () => {
  await leaveDeadSocket('lock.0')
  expect(await askOwner(folder, 'backup')).toBeUndefined()
  const lock = await lockFolder(folder)
  const socket = readdirSync(folder).find((name) => name !== 'lock.0') ?? ''
  expect(statSync(join(folder, socket)).mode & 0o777).toBe(0o600)
  await expect(askOwner(folder, 'backup')).rejects.toThrow('The server is not ready yet.')
  lock.handle(() => Promise.reject(new StartError('Not today.')))
  await expect(askOwner(folder, 'backup')).rejects.toThrow(new StartError('Not today.'))
  await lock.release()
})

test('a silent connection does not keep the folder locked', async () => {
  const lock = await lockFolder(folder)
  const [name = ''] = readdirSync(folder)
  const silent = connect(join(folder, name))
  await once(silent, 'connect')
  await lock.release()
  await once(silent, 'close')
  expect(readdirSync(folder)).toEqual([])
})
