import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import type { Limits } from '../http/limits'
import { networkOf } from '../throttle/networkOf'
import { Connections, type Cut } from './connections'
import { FairQueue } from './fairQueue'
import type { AuthenticatedCallers } from './authenticatedCallers'
import { serializeRequests, type Begin, type Handler } from './serializeRequests'

export interface Guarding {
  limits: Limits
  /** How many proxies tell whom they speak for. */
  trustedProxies: number
  /** Who does not wait in the line of strangers. */
  known: AuthenticatedCallers
  /** Hears why a connection was cut. */
  onCut: (why: Cut) => void
}

/** What a server has under way. */
export interface Guard {
  answers: () => ServerResponse[]
  connections: () => { busy: number; idle: number }
  strangers: () => { running: number; waiting: number }
}

/**
 * Bounds what one connection, one address and all strangers together can hold of a server. Comes before everything else
 * that the server does; who may call what is not decided here.
 */
export function guard(server: Server, { limits, trustedProxies, known, onCut }: Guarding): Guard {
  const isKnown = ({ headers }: IncomingMessage) => known.has(headers.authorization)
  const ofOne = trustedProxies > 0 ? limits.connections : limits.connectionsOfOne
  const held = { ...limits, connectionsOfOne: ofOne }
  const connections = new Connections(held, isKnown, onCut)
  const line = new FairQueue(limits.strangers)

  const inTurn = (handler: Handler): Handler => {
    const begin: Begin = (request, response) => {
      const end = connections.begin(request, response)
      if (isKnown(request)) {
        handler(request, response)
        return end
      }
      let leave: (() => void) | undefined
      const leaveLine = line.enter(callerOf(request, trustedProxies), (leaving) => {
        leave = leaving
        handler(request, response)
      })
      return () => {
        end()
        leaveLine()
        leave?.()
      }
    }
    return serializeRequests(begin, limits.pipelined, (socket) =>
      connections.cut(socket, 'pipelined'),
    )
  }

  // Every request comes this way: the handlers that are there already are put behind the guard.
  for (const handler of server.listeners('request')) {
    // Node gives the listeners of an event no types; these two are what 'request' has.
    const own = handler as Handler
    server.off('request', own)
    server.on('request', inTurn(own))
  }
  server.on('connection', (socket: Socket) => connections.admit(socket))
  server.timeout = limits.stallMs
  server.on('timeout', (socket: Socket) => connections.silent(socket))
  const timer = setInterval(() => connections.look(), limits.lookMs).unref()
  server.once('close', () => clearInterval(timer))
  return {
    answers: () => connections.answers(),
    connections: () => connections.count(),
    strangers: () => line.load(),
  }
}

/** The network of whom a request is from, by the same rule as `trustProxy`: counted from the server outwards. */
function callerOf({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const chain = [socket.remoteAddress ?? '', ...forwarded.map((each) => each.trim()).toReversed()]
  const told = chain.filter((each, index) => index === 0 || each !== '')
  return networkOf(told[Math.min(trustedProxies, told.length - 1)] ?? '')
}
