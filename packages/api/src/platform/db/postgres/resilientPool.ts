import { Socket } from 'node:net'

import { Pool, type PoolClient, type PoolConfig } from 'pg'

import { Bulkheads } from './bulkheads'
import { CircuitBreaker } from './circuitBreaker'
import { probe } from './probe'
import { TIMEOUTS } from './timeouts'

type Callback = Parameters<Pool['connect']>[0]

/** Thrown while the circuit is open. The query was not sent. */
class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable'
  readonly code = 'ECONNREFUSED'

  constructor() {
    super('The database does not respond')
  }
}

/**
 * A connection pool that notices when the database is down or behind a frozen network. Pending and new requests then
 * fail at once, until the database responds again.
 */
export class ResilientPool extends Pool {
  readonly #sockets = new Set<Socket>()
  readonly #breaker: CircuitBreaker
  readonly #bulkheads = new Bulkheads()

  constructor(config: PoolConfig) {
    super({ ...config, stream: () => this.#createSocket() })
    this.#breaker = new CircuitBreaker(
      () => probe(config),
      () => this.#closeSockets(),
    )
    // Without these listeners a broken connection, idle or in use, ends the whole process. The errors can be ignored:
    // the query that needed the connection fails with the same error.
    this.on('error', () => undefined)
    this.on('connect', (client) => client.on('error', () => undefined))
    const watches = new Map<PoolClient, () => void>()
    this.on('acquire', (client) => watches.set(client, this.#watch()))
    this.on('release', (_, client) => watches.get(client)?.())
    this.on('remove', (client) => watches.delete(client))
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<PoolClient> | void {
    if (!callback) return this.#connect()
    void this.#connectWithCallback(callback)
  }

  /** Closes the pool. On a frozen network, cuts the connections after `TIMEOUTS.close`. */
  async close(): Promise<void> {
    this.#breaker.stop()
    const timer = setTimeout(() => this.#closeSockets(), TIMEOUTS.close)
    await this.end()
    clearTimeout(timer)
  }

  async #connect(): Promise<PoolClient> {
    if (this.#breaker.isOpen) throw new DatabaseUnreachable()
    const releaseBulkhead = await this.#bulkheads.acquire()
    const stopWatching = this.#watch()
    try {
      // The circuit may have opened during the wait.
      if (this.#breaker.isOpen) throw new DatabaseUnreachable()
      return releasedAtEnd(await super.connect(), releaseBulkhead)
    } catch (error) {
      releaseBulkhead()
      await this.#breaker.check()
      throw error
    } finally {
      stopWatching()
    }
  }

  /** The overload that `Pool.query` calls. `Pool.query` releases the connection in every case. */
  async #connectWithCallback(callback: Callback) {
    const [connected] = await Promise.allSettled([this.#connect()])
    if (connected.status === 'rejected') {
      callback(connected.reason, undefined, () => undefined)
      return
    }
    const client = connected.value
    callback(undefined, client, (error) => client.release(error))
  }

  /** Probes the database in intervals until the returned function is called, which ends the slow operation. */
  #watch(): () => void {
    const timer = setInterval(() => void this.#breaker.check(), TIMEOUTS.slowAfter)
    return () => clearInterval(timer)
  }

  #createSocket(): Socket {
    const socket = new Socket()
    this.#sockets.add(socket)
    return socket.once('close', () => this.#sockets.delete(socket))
  }

  #closeSockets() {
    for (const socket of this.#sockets) socket.destroy(new DatabaseUnreachable())
  }
}

/**
 * A connection that releases itself when it breaks. drizzle never releases one that breaks at the `begin` of a
 * transaction, and ten of these would exhaust the pool.
 */
function releasedAtEnd(client: PoolClient, releaseBulkhead: () => void): PoolClient {
  const release = client.release.bind(client)
  let isReleased = false
  const releaseOnce = (error?: Error | boolean) => {
    if (isReleased) return
    isReleased = true
    client.off('end', onEnd)
    release(error)
    releaseBulkhead()
  }
  const onEnd = () => releaseOnce(true)
  client.once('end', onEnd)
  client.release = releaseOnce
  return client
}
