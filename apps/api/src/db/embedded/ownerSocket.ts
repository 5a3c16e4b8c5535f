import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect, type Server, type Socket } from 'node:net'
import { join } from 'node:path'

import { reasonOf, StartError } from '../../problems/startError'
import { shortPath, SOCKET } from './socketPath'

/** Answers the request of another process in one line. What it throws is told to that process. */
export type Answer = (request: string) => Promise<string>

/** Lets the server of a folder's lock answer one line for each connection; `end` hangs up on everybody. */
export function talkOn(server: Server) {
  const open = new Set<Socket>()
  const by: { answer: Answer } = { answer: notReady }
  server.on('connection', (socket) => {
    open.add(socket.on('close', () => open.delete(socket)))
    // Whoever only looks whether somebody is here hangs up at once.
    socket.on('error', () => undefined).setTimeout(PATIENCE_MS, () => socket.destroy())
    void serve(socket, by)
  })
  return {
    answer: (answer: Answer) => {
      by.answer = answer
    },
    end: () => {
      for (const socket of open) socket.destroy()
    },
  }
}

function notReady(): ReturnType<Answer> {
  return Promise.reject(new StartError('The server is not ready yet.'))
}

async function serve(socket: Socket, by: { answer: Answer }) {
  const request = await firstLine(socket)
  if (!request) return
  socket.setTimeout(0)
  socket.end(`${JSON.stringify(await reply(by.answer, request))}\n`)
}

/**
 * Asks the process that has a folder; undefined where nobody has it, or its owner does not talk. Throws a StartError
 * with the words of a refusal.
 */
export async function askOwner(folder: string, request: string): Promise<string | undefined> {
  const near = shortPath(folder)
  try {
    for (const name of readdirSync(folder).filter(isSocket)) {
      // Of several sockets only the owner's answers; the dead are refused at once.
      // oxlint-disable-next-line no-await-in-loop
      const replied = await ask(join(near.path, name), request)
      if (replied) return answerOf(replied)
    }
    return undefined
  } finally {
    near.forget()
  }
}

const PATIENCE_MS = 5000

function isSocket(name: string): boolean {
  return name.startsWith(SOCKET)
}

async function ask(path: string, request: string): Promise<string> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
  } catch {
    return ''
  }
  socket.on('error', () => undefined).write(`${request}\n`)
  return firstLine(socket)
}

async function reply(answer: Answer, request: string) {
  try {
    return { answer: await answer(request) }
  } catch (error) {
    return { refusal: error instanceof StartError ? error.message : `${reasonOf(error)}.` }
  }
}

function answerOf(line: string): string {
  // Both ends are ours, and `reply` wrote it.
  const { answer, refusal } = JSON.parse(line) as { answer?: string; refusal?: string }
  if (answer === undefined) throw new StartError(refusal ?? 'The server did not answer.')
  return answer
}

/** What a socket says before its first line ends; nothing where it hangs up before. */
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
