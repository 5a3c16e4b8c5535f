import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Answers a request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Begins to answer a request; what it answers with is called when the answer is out, or its caller has gone. */
export type Begin = (request: IncomingMessage, response: ServerResponse) => () => void

type Turn = Parameters<Handler>

/**
 * Answers the requests of each connection one after the other: the next one begins when the system has taken the whole
 * answer before it. Node by itself runs everything that a caller pipelines at once and keeps the answers until they are
 * read. A caller who sends more than `waitingAtMost` requests ahead is handed to `tooMany`, which cuts the connection.
 */
export function serializeRequests(
  begin: Begin,
  waitingAtMost: number,
  tooMany: (socket: Socket) => void,
): Handler {
  const lines = new WeakMap<Socket, Turn[]>()
  const take = (...[request, response]: Turn) => {
    const { socket } = request
    let end: (() => void) | undefined
    // One listener for all: an answer that is a stream has nearly as many as Node finds suspicious.
    response.once('close', () => {
      end?.()
      const next = lines.get(socket)?.shift()
      if (!next || socket.destroyed) lines.delete(socket)
      else take(...next)
    })
    end = begin(request, response)
  }
  return (request, response) => {
    const { socket } = request
    const line = lines.get(socket)
    if (!line) {
      lines.set(socket, [])
      take(request, response)
    } else if (line.length < waitingAtMost) line.push([request, response])
    else tooMany(socket)
  }
}
