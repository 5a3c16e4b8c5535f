import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import { clientNetwork } from './clientNetwork'
import { Connections, type ConnectionLimits, type CutReason } from './connections'
import { FairQueue, type QueueLimits } from './fairQueue'
import type { AuthenticatedCallers } from './authenticatedCallers'
import { serializeRequests, type Begin, type Handler } from './serializeRequests'

/** Sends the response to a request at once, or returns false. */
export type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean

/** The limits of connections and requests. Times in milliseconds. */
export interface GuardLimits extends ConnectionLimits {
  /** How many requests a client may send on one connection before it has received the responses (pipelining). */
  pipelined: number
  /** How many requests without a session run at a time. */
  anonymous: QueueLimits
  /** How long a client may leave a response unread. */
  stallMs: number
  /** How often connections are checked. */
  checkIntervalMs: number
}

interface GuardOptions {
  limits: GuardLimits
  /** How many proxies are trusted to name the client's address. */
  trustedProxies: number
  /** Callers with a recent session, whose requests are not queued. */
  authenticated: AuthenticatedCallers
  onCut: (reason: CutReason) => void
  /** Sends the response to a request at once, if it is in memory. Such requests are not queued. */
  answerAtOnce: AnswerAtOnce
}

/** The server's requests and connections in progress. */
export interface Guard {
  responses: () => ServerResponse[]
  connections: () => { busy: number; idle: number }
  anonymous: () => { running: number; waiting: number }
  closeSilent: (milliseconds: number) => void
}

/**
 * Limits the resources that one connection, one address and all clients without a session can occupy. It runs before Fastify
 * and makes no decisions about authorization.
 */
export function guardConnections(
  server: Server,
  { limits, trustedProxies, authenticated, onCut, answerAtOnce }: GuardOptions,
): Guard {
  const isAuthenticated = ({ headers }: IncomingMessage) => authenticated.has(headers.authorization)
  const connectionsPerAddress =
    trustedProxies > 0 ? limits.connections : limits.connectionsPerAddress
  const connections = new Connections({ ...limits, connectionsPerAddress }, isAuthenticated, onCut)
  const queue = new FairQueue(limits.anonymous)

  const queued = (handler: Handler): Handler => {
    const begin: Begin = (request, response) => {
      const end = connections.begin(request, response)
      if (answerAtOnce(request, response)) return end
      if (isAuthenticated(request)) {
        handler(request, response)
        return end
      }
      let leave: (() => void) | undefined
      const leaveQueue = queue.enter(clientNetwork(request, trustedProxies), (leaving) => {
        leave = leaving
        handler(request, response)
      })
      return () => {
        end()
        leaveQueue()
        leave?.()
      }
    }
    return serializeRequests(begin, limits.pipelined, (socket) =>
      connections.cut(socket, 'pipelined'),
    )
  }

  // Existing handlers (Fastify's) are wrapped, so that every request passes the guard.
  for (const handler of server.listeners('request')) {
    // Node does not type listeners by event; a 'request' listener has this signature.
    const original = handler as Handler
    server.off('request', original)
    server.on('request', queued(original))
  }
  server.on('connection', (socket: Socket) => connections.admit(socket))
  server.timeout = limits.stallMs
  server.on('timeout', (socket: Socket) => connections.cutInactive(socket))
  const timer = setInterval(() => connections.enforceLimits(), limits.checkIntervalMs).unref()
  server.once('close', () => clearInterval(timer))
  return {
    responses: () => connections.responses(),
    connections: () => connections.count(),
    anonymous: () => queue.load(),
    closeSilent: (milliseconds) => connections.closeSilent(milliseconds),
  }
}
