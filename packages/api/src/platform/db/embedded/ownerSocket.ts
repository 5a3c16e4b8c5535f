import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect, type Server, type Socket } from 'node:net'
import { join } from 'node:path'

import { reasonOf, StartError } from '../../problems/startError'
import { shortPath, SOCKET } from './shortSocketPath'

/** Handles a request of another process. The reply is one line; a thrown error is reported to that process. */
export type RequestHandler = (request: string) => Promise<string>

/** Serves requests on the socket of a folder's lock: one request, on one line, for each connection. `end` closes all connections. */
export function serveRequests(server: Server) {
  const open = new Set<Socket>()
  const current: { handler: RequestHandler } = { handler: notReady }
  server.on('connection', (socket) => {
    open.add(socket.on('close', () => open.delete(socket)))
    // A process that only checks whether the socket is alive closes its connection at once.
    socket.on('error', () => undefined).setTimeout(TIMEOUT_MS, () => socket.destroy())
    void serve(socket, current)
  })
  return {
    handle: (handler: RequestHandler) => {
      current.handler = handler
    },
    end: () => {
      for (const socket of open) socket.destroy()
    },
  }
}

function notReady(): ReturnType<RequestHandler> {
  return Promise.reject(new StartError('The server is not ready yet.'))
}

async function serve(socket: Socket, current: { handler: RequestHandler }) {
  const request = await firstLine(socket)
  if (!request) return
  socket.setTimeout(0)
  socket.end(`${JSON.stringify(await reply(current.handler, request))}\n`)
}

/**
 * Sends a request to the process that holds a folder. Resolves to undefined if there is none, or if it does not reply.
 * Throws a StartError with the message of a refusal.
 */
export async function askOwner(folder: string, request: string): Promise<string | undefined> {
  const short = shortPath(folder)
  try {
    for (const name of readdirSync(folder).filter(isSocket)) {
      const line = await send(join(short.path, name), request)
      if (line) return parseReply(line)
    }
    return undefined
  } finally {
    short.forget()
  }
}

const TIMEOUT_MS = 5000

function isSocket(name: string): boolean {
  return name.startsWith(SOCKET)
}

async function send(path: string, request: string): Promise<string> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
  } catch {
    return ''
  }
  socket.on('error', () => undefined).write(`${request}\n`)
  return firstLine(socket)
}

async function reply(handler: RequestHandler, request: string) {
  try {
    return { answer: await handler(request) }
  } catch (error) {
    return { refusal: error instanceof StartError ? error.message : `${reasonOf(error)}.` }
  }
}

function parseReply(line: string): string {
  // `reply` wrote this line, in another process of this program.
  const { answer, refusal } = JSON.parse(line) as { answer?: string; refusal?: string }
  if (answer === undefined) throw new StartError(refusal ?? 'The server did not answer.')
  return answer
}

/** The first line from a socket; empty if the socket closes before the line ends. */
function firstLine(socket: Socket): Promise<string> {
  return new Promise((done) => {
    let text = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part
      const [line, ...more] = text.split('\n')
      if (more.length > 0) done(line ?? '')
      else if (text.length > 4096) socket.destroy()
    })
    socket.once('close', () => done(''))
  })
}
