import { createServer, type Server } from 'node:net'

import type { FastifyInstance } from 'fastify'

import { codeOf, StartError } from '../problems/startError'

/** Throws a StartError unless the port is free. Called before the start writes any file. */
export async function checkPortIsFree(port: number) {
  const server = createServer()
  await onAllAddresses((host) => listening(server, port, host)).catch(explain(port))
  await new Promise((done) => {
    server.close(done)
  })
}

/** Listens on all addresses of the machine, and returns the port. */
export async function listen(app: FastifyInstance, port: number): Promise<number> {
  await onAllAddresses((host) => app.listen({ port, host })).catch(explain(port))
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : port
}

/** Tries IPv6 and IPv4 together, then IPv4 alone on a machine without IPv6. */
async function onAllAddresses(act: (host: string) => Promise<unknown>) {
  try {
    await act('::')
  } catch (error) {
    if (!['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes(codeOf(error) ?? '')) throw error
    await act('0.0.0.0')
  }
}

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen({ port, host }, () => done())
  })
}

function explain(port: number) {
  return (error: unknown): never => {
    if (codeOf(error) === 'EADDRINUSE')
      throw new StartError(
        `Port ${port} is taken by another program: stop that one, or set PORT to another number.`,
      )
    if (codeOf(error) === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this user: set PORT to 1024 or above.`)
    throw error
  }
}
