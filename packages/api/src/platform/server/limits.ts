import { Problem } from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import type { GuardLimits } from '../edge/connectionGuard'

/** The limits of the server; times in milliseconds, sizes in bytes. */
export interface Limits extends GuardLimits {
  /** The request line and all headers together. */
  headBytes: number
  headMs: number
  /** From the first byte of a request to its last. Long enough to upload a picture over a slow connection. */
  requestMs: number
  /** How long a connection may be idle. Must be longer than the keep-alive time of a proxy in front of the server, or requests are lost. */
  idleMs: number
  urlLength: number
  bodyBytes: number
}

export const LIMITS: Limits = {
  connections: 2000,
  connectionsPerAddress: 500,
  pipelined: 20,
  anonymous: { maxRunning: 64, maxPerAddress: 16, leaseMs: 1000 },
  anonymousBytes: 64_000_000,
  stallMs: 20_000,
  responseMs: 240_000,
  headBytes: 16 * 1024,
  headMs: 15_000,
  requestMs: 120_000,
  idleMs: 72_000,
  checkIntervalMs: 500,
  urlLength: 8000,
  bodyBytes: 1024 * 1024,
}

/** How long a Fastify plug-in may take to load. Fastify's default of 10 seconds is too short for a busy machine. */
export const PLUGIN_TIMEOUT_MS = 5 * 60_000

/** The limits as options of Fastify and Node. */
export function serverOptions(limits: Limits) {
  return {
    bodyLimit: limits.bodyBytes,
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    http: {
      maxHeaderSize: limits.headBytes,
      headersTimeout: limits.headMs,
      connectionsCheckingInterval: limits.checkIntervalMs,
    },
  }
}

/** Limits the length of the URL, for which there is no option. The guard enforces the limits of connections. */
export function limitRequests(app: FastifyInstance, { urlLength }: Limits) {
  app.addHook('onRequest', async (request) => {
    if (request.url.length > urlLength) throw new Problem(414, 'The address is too long.')
  })
}
