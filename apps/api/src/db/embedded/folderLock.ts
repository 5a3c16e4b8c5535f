import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, readdirSync, rmSync } from 'node:fs'
import { createServer, connect, type Server } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { v7 } from 'uuid'

import { codeOf, StartError } from '../../problems/startError'
import { talkOn, type Answer } from './ownerSocket'
import { shortPath, SOCKET } from './socketPath'

/** A folder that this process has for itself. */
export interface FolderLock {
  /** Answers, from now on, what other processes of the same user ask by `askOwner`. */
  answer(by: Answer): void
  /** Gives the folder back. */
  release(): Promise<void>
}

/**
 * Takes a folder for this process alone. Throws a StartError where another process has it.
 *
 * The lock is a listening Unix socket in the folder: the kernel closes it with its process, so a kill leaves
 * nothing that could be mistaken for an owner, and it is seen from every process and container that shares the
 * folder on one host. Each starter first announces itself under a name of its own and only then looks for
 * others, so of two starters at least one sees the other; only the dead are removed. Names grow with time:
 * the one that came first stays.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  if (process.platform === 'win32') return lockPipe(folder)
  const own = `${SOCKET}${v7().replaceAll('-', '')}`
  const near = shortPath(folder)
  try {
    const path = join(near.path, own)
    const server = await announce(path, folder)
    // Whoever may write to a socket may ask for a copy of everything.
    chmodSync(path, 0o600)
    const lock = lockOf(server, join(folder, own))
    if (await alone(near.path, own)) return lock
    await lock.release()
  } finally {
    near.forget()
  }
  throw inUse(folder)
}

/** On Windows the name of a pipe is its owner's alone and goes with it. */
async function lockPipe(folder: string): Promise<FolderLock> {
  const name = createHash('sha256').update(resolve(folder).toLowerCase()).digest('hex')
  const path = `\\\\.\\pipe\\staff-console-${name}`
  return lockOf(await announce(path, folder), path)
}

const PATIENCE = { times: 20, ms: 50 }

/** Whether nobody else has the folder, after those who came later had a moment to step back. */
async function alone(folder: string, own: string, times = PATIENCE.times): Promise<boolean> {
  const others = readdirSync(folder).filter((name) => name.startsWith(SOCKET) && name !== own)
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
    const server = createServer()
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

function lockOf(server: Server, path: string): FolderLock {
  const talk = talkOn(server)
  const release = async () => {
    const closed = once(server, 'close')
    server.close()
    talk.end()
    await closed
    rmSync(path, { force: true })
  }
  return { answer: talk.answer, release }
}
