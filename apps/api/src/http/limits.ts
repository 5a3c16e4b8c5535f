import type { FastifyInstance } from 'fastify'

import { Problem } from './problem'

/** How much of the server one caller can hold; times in milliseconds, sizes in bytes. */
export interface Limits {
  connections: number
  /** The whole head of a request: its first line and its headers. */
  headBytes: number
  headMs: number
  /** From the first byte of a request to its last: long enough for a picture on a slow line. */
  requestMs: number
  /** How long a connection may rest between requests. A proxy that keeps its own for less never meets a closed one. */
  idleMs: number
  /** How often connections are looked through for those that took too long. */
  lookMs: number
  urlLength: number
  bodyBytes: number
}

export const LIMITS: Limits = {
  connections: 2000,
  headBytes: 16 * 1024,
  headMs: 15_000,
  requestMs: 120_000,
  idleMs: 72_000,
  lookMs: 5000,
  urlLength: 8000,
  bodyBytes: 1024 * 1024,
}

/** The limits in the words of Fastify and of Node. */
export function serverOptions(limits: Limits) {
  return {
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    http: {
      maxHeaderSize: limits.headBytes,
      headersTimeout: limits.headMs,
      connectionsCheckingInterval: limits.lookMs,
    },
  }
}

/** The limits that no option sets. */
export function limitRequests(app: FastifyInstance, { connections, urlLength }: Limits) {
  app.server.maxConnections = connections
  app.addHook('onRequest', async (request) => {
    if (request.url.length > urlLength) throw new Problem(414, 'The address is too long.')
  })
}
