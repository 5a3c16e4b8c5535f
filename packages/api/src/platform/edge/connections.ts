import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import { networkOf } from '../throttle/networkOf'

/**
 * Why a connection was cut:
 * - `full`: a new connection needed its place
 * - `idle`: it sent no request
 * - `stalled`: the client did not read the response
 * - `slow`: the response was not read in time
 * - `bytes`: clients without a session used too much memory
 * - `pipelined`: the client sent too many requests without waiting for the responses
 */
export type CutReason = 'full' | 'idle' | 'stalled' | 'slow' | 'bytes' | 'pipelined'

/** The limits of connections; times in milliseconds. */
export interface ConnectionLimits {
  connections: number
  /** For one address. Does not apply behind a proxy, where all clients share one. */
  connectionsPerAddress: number
  /** From the first byte of a request until the client has read the last byte of the response. */
  responseMs: number
  /** Memory of all requests and responses in progress of clients without a session, in bytes. */
  anonymousBytes: number
}

interface Connection {
  socket: Socket
  address: string
  /** When it was opened, or when its last request began or ended: milliseconds of `performance.now()`. */
  since: number
  /** The bytes that were read before the current request. */
  readBefore: number
  request: IncomingMessage | undefined
  response: ServerResponse | undefined
  isAuthenticated: boolean
}

/**
 * The connections of a server. If there are too many, an idle one is cut: first those without a session, and of these the one
 * that has been idle longest. `isAuthenticated` returns whether a request has a recent session. `onCut` is called for each cut
 * connection.
 */
export class Connections {
  readonly #all = new Map<Socket, Connection>()
  readonly #byAddress = new Map<string, Set<Connection>>()

  constructor(
    private readonly limits: ConnectionLimits,
    private readonly isAuthenticated: (request: IncomingMessage) => boolean,
    private readonly onCut: (reason: CutReason) => void,
  ) {}

  /** Registers a new connection, or cuts it if there is no place for it. */
  admit(socket: Socket) {
    const address = networkOf(socket.remoteAddress ?? '')
    const own = this.#byAddress.get(address) ?? new Set()
    if (own.size >= this.limits.connectionsPerAddress && !this.#freePlace(own))
      return this.cut(socket, 'full')
    if (this.#all.size >= this.limits.connections && !this.#freePlace(this.#all.values()))
      return this.cut(socket, 'full')
    const since = performance.now()
    const connection: Connection = {
      socket,
      address,
      since,
      readBefore: 0,
      request: undefined,
      response: undefined,
      isAuthenticated: false,
    }
    this.#all.set(socket, connection)
    this.#byAddress.set(address, own.add(connection))
    socket.once('close', () => this.#forget(connection))
  }

  /** Marks the start of a request, and returns the function that marks its end. */
  begin(request: IncomingMessage, response: ServerResponse): () => void {
    const connection = this.#all.get(request.socket)
    if (!connection) return () => undefined
    connection.since = performance.now()
    connection.request = request
    connection.response = response
    return () => {
      connection.isAuthenticated = this.isAuthenticated(request)
      connection.request = undefined
      connection.response = undefined
      connection.readBefore = connection.socket.bytesRead
      connection.since = performance.now()
    }
  }

  /** Cuts a connection that timed out: the client neither reads nor sends. */
  cutInactive(socket: Socket) {
    // The server is still working on the request, which has its own limits.
    if (this.#all.get(socket)?.request && socket.writableLength === 0) return
    this.cut(socket, socket.writableLength > 0 ? 'stalled' : 'idle')
  }

  /** Cuts requests that take too long and, while clients without a session use too much memory, the connections that use most. */
  enforceLimits() {
    const earliest = performance.now() - this.limits.responseMs
    for (const { socket, since, request } of this.#all.values())
      if (request && since < earliest) this.cut(socket, 'slow')
    let excess = this.anonymousBytes() - this.limits.anonymousBytes
    while (excess > 0) {
      const largest = this.#largest()
      if (!largest) return
      excess -= bytesOf(largest)
      this.cut(largest.socket, 'bytes')
    }
  }

  /** The responses in progress. */
  responses(): ServerResponse[] {
    return [...this.#all.values()].flatMap(({ response }) => response ?? [])
  }

  /** How many connections have a request in progress, and how many are idle. */
  count() {
    const busy = [...this.#all.values()].filter(({ request }) => request).length
    return { busy, idle: this.#all.size - busy }
  }

  /** The memory of requests and responses in progress without a session, in bytes. */
  anonymousBytes(): number {
    return sum(this.#anonymousInProgress())
  }

  /** Closes the connections that have sent nothing for so long. Node counts them as busy, so a stop of the server would wait for them. */
  closeSilent(milliseconds: number) {
    const before = performance.now() - milliseconds
    for (const { socket, since } of this.#all.values())
      if (socket.bytesRead === 0 && since <= before) socket.destroy()
  }

  cut(socket: Socket, reason: CutReason) {
    if (socket.destroyed) return
    const connection = this.#all.get(socket)
    if (connection) this.#forget(connection)
    socket.destroy()
    this.onCut(reason)
  }

  /** Cuts an idle connection or, if there is none, the slowest request without a session. Returns whether it cut one. */
  #freePlace(connections: Iterable<Connection>): boolean {
    const all = [...connections]
    const slowSince = performance.now() - SLOW_REQUEST_MS
    const candidate =
      oldest(all, ({ request, isAuthenticated }) => !request && !isAuthenticated) ??
      oldest(all, ({ request }) => !request) ??
      oldest(all, (each) => each.since < slowSince && this.#isAnonymous(each))
    if (candidate) this.cut(candidate.socket, 'full')
    return candidate !== undefined
  }

  #forget(connection: Connection) {
    this.#all.delete(connection.socket)
    const own = this.#byAddress.get(connection.address)
    own?.delete(connection)
    if (own?.size === 0) this.#byAddress.delete(connection.address)
  }

  #isAnonymous({ request }: Connection): boolean {
    return request !== undefined && !this.isAuthenticated(request)
  }

  #anonymousInProgress(): Connection[] {
    return [...this.#all.values()].filter((each) => bytesOf(each) > 0 && this.#isAnonymous(each))
  }

  /** The oldest connection of the address that holds the most memory. */
  #largest(): Connection | undefined {
    const byAddress = new Map<string, Connection[]>()
    for (const each of this.#anonymousInProgress())
      byAddress.set(each.address, [...(byAddress.get(each.address) ?? []), each])
    const [largest] = [...byAddress.values()].toSorted((one, other) => sum(other) - sum(one))
    return largest && oldest(largest, () => true)
  }
}

// After this time, a request may be cut in favour of a new connection.
const SLOW_REQUEST_MS = 5000

/** The matching connection that was opened or used least recently. */
function oldest(connections: Connection[], matches: (connection: Connection) => boolean) {
  let found: Connection | undefined
  for (const each of connections)
    if ((!found || each.since < found.since) && matches(each)) found = each
  return found
}

function bytesOf({ socket, readBefore }: Connection): number {
  return socket.bytesRead - readBefore + socket.writableLength
}

function sum(connections: Connection[]): number {
  return connections.reduce((total, each) => total + bytesOf(each), 0)
}
