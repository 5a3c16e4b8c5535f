import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A listener of Node's 'request' event. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Handles a request. The returned function is called when the response is sent or the client has disconnected. */
export type Begin = (request: IncomingMessage, response: ServerResponse) => () => void

type Exchange = Parameters<Handler>

/**
 * Handles the requests of each connection one at a time: the next begins when the operating system has taken the whole
 * previous response. Node itself runs all pipelined requests at once and buffers their responses until the client reads
 * them. A connection with more than `maxWaiting` requests sent ahead is passed to `onTooMany`, which cuts it.
 */
export function serializeRequests(
  begin: Begin,
  maxWaiting: number,
  onTooMany: (socket: Socket) => void,
): Handler {
  const queues = new WeakMap<Socket, Exchange[]>()
  const run = (...[request, response]: Exchange) => {
    const { socket } = request
    const end = begin(request, response)
    const endAndRunNext = () => {
      end()
      const next = queues.get(socket)?.shift()
      if (!next || socket.destroyed) queues.delete(socket)
      else run(...next)
    }
    // Responses from memory are usually taken at once. To wait for their events would take a tenth of their time.
    if (response.writableFinished) return endAndRunNext()
    if (!queues.has(socket)) queues.set(socket, [])
    // One listener for both purposes: streamed responses are close to the number at which Node warns about a leak.
    response.once('close', endAndRunNext)
  }
  return (request, response) => {
    const { socket } = request
    const queue = queues.get(socket)
    if (!queue) run(request, response)
    else if (queue.length < maxWaiting) queue.push([request, response])
    else onTooMany(socket)
  }
}
