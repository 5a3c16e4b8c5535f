import { Socket } from 'node:net'

import { Pool, type PoolClient, type PoolConfig } from 'pg'

import { askOnce } from './askOnce'
import { Breaker, PATIENCE } from './breaker'
import { Lanes } from './lanes'

type Callback = Parameters<Pool['connect']>[0]

/** The database is known to be gone; nobody was asked. */
class DatabaseGone extends Error {
  override name = 'DatabaseGone'
  readonly code = 'ECONNREFUSED'

  constructor() {
    super('The database does not answer')
  }
}

/**
 * A pool of connections that notices a database that is gone, or behind a network that is frozen: whoever waits for it
 * is refused then, and so is everybody who comes, until it answers again.
 */
export class SteadyPool extends Pool {
  readonly #sockets = new Set<Socket>()
  readonly #breaker: Breaker
  readonly #lanes = new Lanes()

  constructor(config: PoolConfig) {
    super({ ...config, stream: () => this.#newSocket() })
    this.#breaker = new Breaker(
      () => askOnce(config),
      () => this.#hangUp(),
    )
    // Without listeners a connection that breaks while it rests, or while it is used, ends the whole process.
    // Nothing is lost by staying silent here: the query that needed the connection fails with the same error.
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
    void this.#callBack(callback)
  }

  /** Ends the pool; a network that is frozen does not hold it up. */
  async close(): Promise<void> {
    this.#breaker.stop()
    const impatience = setTimeout(() => this.#hangUp(), 1000)
    await this.end()
    clearTimeout(impatience)
  }

  async #connect(): Promise<PoolClient> {
    if (this.#breaker.isOpen) throw new DatabaseGone()
    const leave = await this.#lanes.enter()
    const rest = this.#watch()
    try {
      // Those who waited for their lane while the database went need not wait for it again.
      if (this.#breaker.isOpen) throw new DatabaseGone()
      return releasedAtEnd(await super.connect(), leave)
    } catch (error) {
      leave()
      await this.#breaker.suspect()
      throw error
    } finally {
      rest()
    }
  }

  /** The pool's own `query` comes this way, and gives the connection back whatever happens. */
  async #callBack(callback: Callback) {
    const [connected] = await Promise.allSettled([this.#connect()])
    if (connected.status === 'rejected') {
      callback(connected.reason, undefined, () => undefined)
      return
    }
    const client = connected.value
    callback(undefined, client, (error) => client.release(error))
  }

  /** Becomes suspicious when something takes long, until the answered function is called. */
  #watch(): () => void {
    const timer = setInterval(() => void this.#breaker.suspect(), PATIENCE.suspectAfter)
    return () => clearInterval(timer)
  }

  #newSocket(): Socket {
    const socket = new Socket()
    this.#sockets.add(socket)
    return socket.once('close', () => this.#sockets.delete(socket))
  }

  #hangUp() {
    for (const socket of this.#sockets) socket.destroy(new DatabaseGone())
  }
}

/**
 * A connection that breaks goes back by itself: drizzle keeps one for ever that breaks at the `begin` of a
 * transaction, and ten of these would be the end of the pool.
 */
function releasedAtEnd(client: PoolClient, leave: () => void): PoolClient {
  const release = client.release.bind(client)
  let isReleased = false
  const once = (error?: Error | boolean) => {
    if (isReleased) return
    isReleased = true
    client.off('end', broken)
    release(error)
    leave()
  }
  const broken = () => once(true)
  client.once('end', broken)
  client.release = once
  return client
}
