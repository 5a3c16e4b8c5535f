import { Problem } from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import type { ConnectionLimits } from '../edge/connections'
import type { QueueLimits } from '../edge/fairQueue'

/** How much of the server callers can hold; times in milliseconds, sizes in bytes. */
export interface Limits extends ConnectionLimits {
  /** How many requests a caller may send ahead over one connection. */
  pipelined: number
  /** How much of what strangers want is worked for at once. */
  strangers: QueueLimits
  /** How long a caller may leave an answer lying without reading a byte of it. */
  stallMs: number
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
  connectionsOfOne: 500,
  pipelined: 20,
  strangers: { atOnce: 64, ofOne: 16, leaseMs: 1000 },
  strangersBytes: 64_000_000,
  stallMs: 20_000,
  answerMs: 240_000,
  headBytes: 16 * 1024,
  headMs: 15_000,
  requestMs: 120_000,
  idleMs: 72_000,
  lookMs: 500,
  urlLength: 8000,
  bodyBytes: 1024 * 1024,
}

/**
 * After so long a part of the server that is not ready is stuck, and the start has failed. Fastify's own 10 seconds are
 * too short for a busy machine, where nothing is wrong.
 */
export const PLUGIN_TIMEOUT_MS = 5 * 60_000

/** The limits in the words of Fastify and of Node. */
export function serverOptions(limits: Limits) {
  return {
    bodyLimit: limits.bodyBytes,
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    http: {
      maxHeaderSize: limits.headBytes,
      headersTimeout: limits.headMs,
      connectionsCheckingInterval: limits.lookMs,
    },
  }
}

/** The limit that no option sets; those of connections are the guard's. */
export function limitRequests(app: FastifyInstance, { urlLength }: Limits) {
  app.addHook('onRequest', async (request) => {
    if (request.url.length > urlLength) throw new Problem(414, 'The address is too long.')
  })
}
