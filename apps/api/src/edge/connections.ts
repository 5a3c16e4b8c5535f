import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import { networkOf } from '../throttle/networkOf'

/**
 * Why a connection was cut: another one needed its place, nothing was asked over it, its answer was not read or not in
 * time, strangers held too much, or too much was sent ahead.
 */
export type Cut = 'full' | 'idle' | 'stalled' | 'slow' | 'bytes' | 'pipelined'

/** How much connections may hold; times in milliseconds. */
export interface ConnectionLimits {
  connections: number
  /** Of one address. A proxy speaks for many: behind one there is no such limit. */
  connectionsOfOne: number
  /** From the first byte of a request until its caller has read the last byte of the answer. */
  answerMs: number
  /** What strangers' requests and answers under way may have in memory together, in bytes. */
  strangersBytes: number
}

interface Connection {
  socket: Socket
  address: string
  /** When it was opened, or what happened last began. */
  since: number
  /** How much had come before the request that is under way. */
  readBefore: number
  request?: IncomingMessage
  response?: ServerResponse
  isKnown: boolean
}

/**
 * The connections of a server. Where there are too many, one that waits for a request makes room: strangers before those
 * who are logged in, the longest wait first. `isKnown` tells of a request who is logged in, `onCut` hears of each cut.
 */
export class Connections {
  readonly #all = new Map<Socket, Connection>()
  readonly #byAddress = new Map<string, Set<Connection>>()

  constructor(
    private readonly limits: ConnectionLimits,
    private readonly isKnown: (request: IncomingMessage) => boolean,
    private readonly onCut: (why: Cut) => void,
  ) {}

  /** Takes a new connection, or cuts it. */
  admit(socket: Socket) {
    const address = networkOf(socket.remoteAddress ?? '')
    const own = this.#byAddress.get(address) ?? new Set()
    if (own.size >= this.limits.connectionsOfOne && !this.#makeRoom(own))
      return this.cut(socket, 'full')
    if (this.#all.size >= this.limits.connections && !this.#makeRoom(this.#all.values()))
      return this.cut(socket, 'full')
    const since = Date.now()
    const connection = { socket, address, since, readBefore: 0, isKnown: false }
    this.#all.set(socket, connection)
    this.#byAddress.set(address, own.add(connection))
    socket.once('close', () => this.#forget(connection))
  }

  /** Notes that a request's turn has come; answers with what notes its end. */
  begin(request: IncomingMessage, response: ServerResponse): () => void {
    const connection = this.#all.get(request.socket)
    if (!connection) return () => undefined
    this.#touch(connection)
    Object.assign(connection, { request, response })
    return () => {
      connection.isKnown = this.isKnown(request)
      Object.assign(connection, { request: undefined, response: undefined })
      connection.readBefore = connection.socket.bytesRead
      if (!connection.socket.destroyed) this.#touch(connection)
    }
  }

  /** Cuts whoever has read nothing for as long as the server waits for that, or has nothing to say. */
  silent(socket: Socket) {
    // The work for them may take longer; that has limits of its own.
    if (this.#all.get(socket)?.request && socket.writableLength === 0) return
    this.cut(socket, socket.writableLength > 0 ? 'stalled' : 'idle')
  }

  /** Cuts who takes too long, and of strangers who hold too much together those who hold most. */
  look() {
    const late = Date.now() - this.limits.answerMs
    for (const { socket, since, request } of this.#all.values())
      if (request && since < late) this.cut(socket, 'slow')
    let excess = this.strangersBytes() - this.limits.strangersBytes
    while (excess > 0) {
      const heaviest = this.#heaviest()
      if (!heaviest) return
      excess -= heldBy(heaviest)
      this.cut(heaviest.socket, 'bytes')
    }
  }

  /** The answers that are under way. */
  answers(): ServerResponse[] {
    return [...this.#all.values()].flatMap(({ response }) => response ?? [])
  }

  /** How many connections work for a request, and how many wait for one. */
  count() {
    const busy = [...this.#all.values()].filter(({ request }) => request).length
    return { busy, idle: this.#all.size - busy }
  }

  /** What the requests and answers of strangers hold in memory, in bytes. */
  strangersBytes(): number {
    return sum(this.#strangersAtWork())
  }

  cut(socket: Socket, why: Cut) {
    if (socket.destroyed) return
    const connection = this.#all.get(socket)
    if (connection) this.#forget(connection)
    socket.destroy()
    this.onCut(why)
  }

  /** Cuts one that waits for a request or, where there is none, the stranger whose request takes longest. */
  #makeRoom(among: Iterable<Connection>): boolean {
    const all = [...among]
    const patient = Date.now() - PATIENCE_MS
    const victim =
      all.find(({ request, isKnown }) => !request && !isKnown) ??
      all.find(({ request }) => !request) ??
      all.find((each) => each.since < patient && this.#isStranger(each))
    if (victim) this.cut(victim.socket, 'full')
    return victim !== undefined
  }

  /** Moves a connection to the end of those that have waited. */
  #touch(connection: Connection) {
    const own = this.#byAddress.get(connection.address)
    own?.delete(connection)
    own?.add(connection)
    this.#all.delete(connection.socket)
    this.#all.set(connection.socket, connection)
    connection.since = Date.now()
  }

  #forget(connection: Connection) {
    this.#all.delete(connection.socket)
    const own = this.#byAddress.get(connection.address)
    own?.delete(connection)
    if (own?.size === 0) this.#byAddress.delete(connection.address)
  }

  #isStranger({ request }: Connection): boolean {
    return request !== undefined && !this.isKnown(request)
  }

  #strangersAtWork(): Connection[] {
    return [...this.#all.values()].filter((each) => heldBy(each) > 0 && this.#isStranger(each))
  }

  /** Of the address that holds most, the connection that has done so for the longest time. */
  #heaviest(): Connection | undefined {
    const byAddress = new Map<string, Connection[]>()
    for (const each of this.#strangersAtWork())
      byAddress.set(each.address, [...(byAddress.get(each.address) ?? []), each])
    const [heaviest] = [...byAddress.values()].toSorted((one, other) => sum(other) - sum(one))
    return heaviest?.[0]
  }
}

// A request that is not done after so long makes room for a new connection.
const PATIENCE_MS = 5000

function heldBy({ socket, readBefore }: Connection): number {
  return socket.bytesRead - readBefore + socket.writableLength
}

function sum(connections: Connection[]): number {
  return connections.reduce((total, each) => total + heldBy(each), 0)
}
