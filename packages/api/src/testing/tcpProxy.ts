import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy between a server and its database that can break and freeze connections. */
export interface TcpProxy {
  /** The database's URL through the proxy. */
  url: string
  /** The number of accepted connections. */
  taken: () => number
  /** Breaks every connection and accepts no more. */
  cut(): Promise<void>
  /** Keeps all connections open and forwards no data. */
  freeze(): void
  /** Accepts and forwards again. */
  resume(): Promise<void>
  close(): Promise<void>
}

/** Starts a proxy for a PostgreSQL. */
export async function startProxy(databaseUrl: string): Promise<TcpProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isFrozen = false
  let taken = 0
  const track = (socket: Socket) => {
    sockets.add(socket.on('error', () => undefined).once('close', () => sockets.delete(socket)))
    if (isFrozen) socket.pause()
    return socket
  }
  const server = createServer((near) => {
    taken++
    const far = track(connect(Number(target.port || 5432), target.hostname))
    track(near).pipe(far).pipe(near)
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
    if (isFrozen) for (const socket of [near, far]) socket.pause()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`

  const cut = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    url: url.href,
    taken: () => taken,
    cut,
    freeze: () => {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    resume: async () => {
      isFrozen = false
      for (const socket of sockets) socket.resume()
      if (server.listening) return
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    close: cut,
  }
}
