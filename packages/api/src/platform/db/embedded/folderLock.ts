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
 * sockets are removed. Names sort by time, and the oldest process gets the lock.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  if (process.platform === 'win32') return lockNamedPipe(folder)
  const own = `${SOCKET}${v7().replaceAll('-', '')}`
  const short = shortPath(folder)
  try {
    const path = join(short.path, own)
    const server = await listen(path, folder)
    // Every process that can write to the socket can request a backup of all data.
    chmodSync(path, 0o600)
    const lock = lockOf(server, join(folder, own))
    if (await isOldest(short.path, own)) return lock
    await lock.release()
  } finally {
    short.forget()
  }
  throw inUse(folder)
}

/** On Windows only one process can own the name of a pipe, and the name is free again when the process exits. */
async function lockNamedPipe(folder: string): Promise<FolderLock> {
  const name = createHash('sha256').update(resolve(folder).toLowerCase()).digest('hex')
  const path = `\\\\.\\pipe\\staff-console-${name}`
  return lockOf(await listen(path, folder), path)
}

/** How often younger processes are given time to withdraw. */
const RECHECKS = { max: 20, delayMs: 50 }

/** Whether no other process holds the folder. Waits for younger processes to withdraw. */
async function isOldest(folder: string, own: string, rechecks = RECHECKS.max): Promise<boolean> {
  const others = readdirSync(folder).filter((name) => name.startsWith(SOCKET) && name !== own)
  const areAlive = await Promise.all(others.map((name) => isAlive(join(folder, name))))
  const alive = others.filter((_, index) => areAlive[index])
  if (alive.length === 0) return true
  if (rechecks === 0 || alive.some((name) => name < own)) return false
  await sleep(RECHECKS.delayMs)
  return isOldest(folder, own, rechecks - 1)
}

/** Whether a process listens on a socket. Removes a dead socket. */
function isAlive(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', (error) => {
      const isDead = codeOf(error) === 'ECONNREFUSED'
      if (isDead) rmSync(path, { force: true })
      done(!isDead && codeOf(error) !== 'ENOENT')
    })
  })
}

function listen(path: string, folder: string): Promise<Server> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', (error) => fail(cannotLock(folder, error)))
    server.listen(path, () => done(server.unref()))
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
