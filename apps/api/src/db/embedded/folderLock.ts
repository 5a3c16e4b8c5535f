import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, readdirSync, rmSync } from 'node:fs'
import { createServer, connect, type Server } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { v7 } from 'uuid'

import { codeOf, StartError } from '../../problems/startError'
import { serveRequests, type RequestHandler } from './ownerSocket'
import { shortPath, SOCKET } from './shortSocketPath'

/** Exclusive access of this process to a folder. */
export interface FolderLock {
  /** Sets the handler for requests that other processes of the same user send with `askOwner`. */
  handle(handler: RequestHandler): void
  /** Releases the folder. */
  release(): Promise<void>
}

/**
 * Locks a folder for this process. Throws a StartError if another process holds it.
 *
 * The lock is a listening Unix socket in the folder. The kernel closes it with its process, so a killed process leaves no
 * valid lock, and every process and container that shares the folder on one host sees it. Each process first creates a
 * socket with a name of its own and then looks for others, so at least one of two processes sees the other. Only dead
 * sockets are removed. Names grow with time: the oldest wins.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  if (process.platform === 'win32') return lockNamedPipe(folder)
  const own = `${SOCKET}${v7().replaceAll('-', '')}`
  const short = shortPath(folder)
  try {
    const path = join(short.path, own)
    const server = await listen(path, folder)
    // Write access to the socket allows a backup of everything.
    chmodSync(path, 0o600)
    const lock = lockOf(server, join(folder, own))
    if (await isOldest(short.path, own)) return lock
    await lock.release()
  } finally {
    short.forget()
  }
  throw inUse(folder)
}

/** On Windows only one process can own the name of a pipe, and the name goes with the process. */
async function lockNamedPipe(folder: string): Promise<FolderLock> {
  const name = createHash('sha256').update(resolve(folder).toLowerCase()).digest('hex')
  const path = `\\\\.\\pipe\\staff-console-${name}`
  return lockOf(await listen(path, folder), path)
}

const CHECKS = { times: 20, delayMs: 50 }

/** Whether no other process holds the folder. Gives younger processes time to withdraw. */
async function isOldest(folder: string, own: string, times = CHECKS.times): Promise<boolean> {
  const others = readdirSync(folder).filter((name) => name.startsWith(SOCKET) && name !== own)
  const answers = await Promise.all(others.map((name) => isAlive(join(folder, name))))
  const alive = others.filter((_, index) => answers[index])
  if (alive.length === 0) return true
  if (times === 0 || alive.some((name) => name < own)) return false
  await sleep(CHECKS.delayMs)
  return isOldest(folder, own, times - 1)
}

/** Whether a process listens on a socket. Removes a dead socket. */
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

function listen(path: string, folder: string): Promise<Server> {
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
  const requests = serveRequests(server)
  const release = async () => {
    const closed = once(server, 'close')
    server.close()
    requests.end()
    await closed
    rmSync(path, { force: true })
  }
  return { handle: requests.handle, release }
}
