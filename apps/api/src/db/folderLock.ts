import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, connect, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { v7 } from 'uuid'

import { codeOf, StartError } from '../startError'

/**
 * Takes a folder for this process alone and answers with what gives it back. Throws a StartError where another
 * process has it.
 *
 * The lock is a listening Unix socket in the folder: the kernel closes it with its process, so a kill leaves
 * nothing that could be mistaken for an owner, and it is seen from every process and container that shares the
 * folder on one host. Each starter first announces itself under a name of its own and only then looks for
 * others, so of two starters at least one sees the other; only the dead are removed. Names grow with time:
 * the one that came first stays.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  if (process.platform === 'win32') return lockPipe(folder)
  const own = `${PREFIX}${v7().replaceAll('-', '')}`
  const near = shortPath(folder)
  try {
    const server = await announce(join(near.path, own), folder)
    if (await alone(near.path, own)) return () => release(server, join(folder, own))
    await release(server, join(folder, own))
  } finally {
    near.forget()
  }
  throw inUse(folder)
}

/** On Windows the name of a pipe is its owner's alone and goes with it. */
async function lockPipe(folder: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(resolve(folder).toLowerCase()).digest('hex')
  const path = `\\\\.\\pipe\\staff-console-${name}`
  const server = await announce(path, folder)
  return () => release(server, path)
}

const PREFIX = 'lock.'
const PATIENCE = { times: 20, ms: 50 }

/** Whether nobody else has the folder, after those who came later had a moment to step back. */
async function alone(folder: string, own: string, times = PATIENCE.times): Promise<boolean> {
  const others = readdirSync(folder).filter((name) => name.startsWith(PREFIX) && name !== own)
  const answers = await Promise.all(others.map((name) => isAlive(join(folder, name))))
  const alive = others.filter((_, index) => answers[index])
  if (alive.length === 0) return true
  if (times === 0 || alive.some((name) => name < own)) return false
  await sleep(PATIENCE.ms)
  return alone(folder, own, times - 1)
}

/** Whether somebody listens; a socket that its owner left behind is removed. */
function isAlive(path: string): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      answer(true)
    })
    socket.once('error', (error) => {
      const dead = codeOf(error) === 'ECONNREFUSED'
      if (dead) rmSync(path, { force: true })
      answer(!dead && codeOf(error) !== 'ENOENT')
    })
  })
}

function announce(path: string, folder: string): Promise<Server> {
  return new Promise((answer, refuse) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error) => refuse(cannotLock(folder, error)))
    server.listen(path, () => answer(server.unref()))
  })
}

function cannotLock(folder: string, error: Error): StartError {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return inUse(folder)
  const reason = code === 'EACCES' || code === 'EROFS' ? 'is not writable' : 'cannot hold a lock'
  return new StartError(`The data directory ${folder} ${reason} (${code}).`, { cause: error })
}

function inUse(folder: string): StartError {
  const what = `The data directory ${folder} is in use by another process`
  return new StartError(`${what}: stop that one, or set DATA_DIR to another folder.`)
}

async function release(server: Server, path: string) {
  await new Promise((done) => {
    server.close(done)
  })
  rmSync(path, { force: true })
}

/** The folder under a path that leaves room for a socket's name: the system allows about 100 bytes in all. */
function shortPath(folder: string): { path: string; forget: () => void } {
  if (Buffer.byteLength(folder) < 60) return { path: folder, forget: () => undefined }
  const short = mkdtempSync(join(tmpdir(), 'data-'))
  symlinkSync(resolve(folder), join(short, 'd'))
  return {
    path: join(short, 'd'),
    forget: () => rmSync(short, { recursive: true, force: true }),
  }
}
