import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'

import { readConfig } from '../../operations/config/readConfig'
import type { Database } from '../db/database'
import { HEADERS } from './headers'
import type { Limits } from './limits'
import { createTestApp } from '../../testing/testContent'

let app: FastifyInstance
let sockets: Socket[] = []

afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await app.close()
})

/** Starts a server with small limits on a free port; `lines` get its log. */
async function start(limits: Partial<Limits>, lines?: string[]) {
  // Only the health check uses the database, and of that only `ping`.
  const database = {
    db: {},
    ping: () => Promise.resolve(),
    listen: () => async () => {},
  } as unknown as Database
  const config = { ...readConfig({}), consoleDir: '/nowhere' }
  const log = lines && { logTo: { write: (line: string) => lines.push(line) } }
  app = await createTestApp({ database, config, logLevel: log ? 'info' : 'silent', limits, ...log })
  await app.listen({ port: 0, host: '127.0.0.1' })
}

/** Opens a connection and sends lines. `end` resolves to everything received when the server closes it. */
async function send(...lines: string[]) {
  return sendFrom('127.0.0.1', ...lines)
}

async function sendFrom(localAddress: string, ...lines: string[]) {
  // A server that listens on TCP has an address with a port.
  const { port } = app.server.address() as { port: number }
  const socket = connect({ port, host: '127.0.0.1', localAddress }).setEncoding('utf8')
  sockets.push(socket)
  let received = ''
  socket.on('data', (text: string) => (received += text))
  socket.on('error', () => undefined)
  const all = () => received
  // A cut connection may end with an error.
  const end = once(socket, 'close').then(all, all)
  await once(socket, 'connect')
  socket.write(lines.join('\r\n'))
  return { socket, end, received: () => once(socket, 'data') }
}

const HEALTH = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n'
const LOGIN = ['POST /api/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']

/** Expects a problem document with every header, and that the server still responds to the next request. */
async function expectRefusal(received: string, status: number, message: string) {
  const [head = '', body = ''] = received.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  for (const [name, value] of Object.entries(HEADERS)) expect(head).toContain(`${name}: ${value}`)
  expect(head).toContain('content-type: application/problem+json')
  const problem = JSON.parse(body) as Record<string, unknown>
  expect(problem).toMatchObject({ status, message })
  expect(head).toContain(`x-request-id: ${String(problem['requestId'])}`)
  // Polled, because a busy machine may exceed the short limits of these tests in this request, too.
  await expect.poll(requestHealth, { timeout: 20_000 }).toMatch(/^HTTP\/1\.1 200 /)
}

async function requestHealth() {
  return (await send(`${HEALTH}Connection: close\r\n`, '')).end
}

test('headers that are too large', async () => {
  await start({ headBytes: 2048 })
  const { end } = await send(`${HEALTH}X-Much: ${'x'.repeat(4096)}\r\n`, '')
  await expectRefusal(await end, 431, 'The headers of the request are too large.')
})

test('a malformed request', async () => {
  await start({})
  const { end } = await send('Hello?', '', '')
  await expectRefusal(await end, 400, 'The request is not understood.')
})

test('malformed requests are logged once and then counted', async () => {
  const lines: string[] = []
  await start({}, lines)
  for (let count = 0; count < 5; count += 1) {
    const { end } = await send('Hello?', '', '')
    await end
  }
  await app.close()
  const logged = lines.filter((line) => line.includes('malformed request'))
  expect(logged.map((line): unknown => JSON.parse(line))).toMatchObject([
    { msg: 'malformed request', status: 400, address: '127.0.0.1' },
    { msg: 'malformed request, repeated', count: 4, address: '127.0.0.1' },
  ])
})

test.each([
  ['headers that never end', HEALTH],
  ['a client that sends nothing', ''],
])('%s', async (_what, text) => {
  await start({ headMs: 100, requestMs: 200, checkIntervalMs: 20 })
  const { end } = await send(text)
  await expectRefusal(await end, 408, 'The request took too long to arrive.')
})

test('a body that arrives slowly', async () => {
  await start({ headMs: 100, requestMs: 200, checkIntervalMs: 20 })
  const { socket, end } = await send(...LOGIN, 'Content-Length: 10000', '', '{')
  const drip = setInterval(() => socket.write(' '), 20)
  const received = await end
  clearInterval(drip)
  await expectRefusal(received, 408, 'The request took too long to arrive.')
})

test('an idle connection', async () => {
  await start({ idleMs: 20 })
  const { end } = await send(HEALTH, '')
  expect(await end).toMatch(/^HTTP\/1\.1 200 /)
})

const OPENAPI = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n'

test('with too many connections, the one that was idle longest is cut', async () => {
  await start({ connections: 2 })
  const first = await send(HEALTH, '', '')
  await first.received()
  const second = await send(HEALTH, '', '')
  await second.received()
  const third = await send(HEALTH, '', '')
  await third.received()
  expect(await first.end).toMatch(/^HTTP\/1\.1 200 /)
  expect(app.guard.connections()).toEqual({ busy: 0, idle: 2 })
})

test('one address cannot use up the connections of others', async () => {
  await start({ connections: 4, connectionsPerAddress: 2 })
  const other = await send(HEALTH, '', '')
  await other.received()
  const greedy = [await sendFrom('127.0.0.2'), await sendFrom('127.0.0.2')]
  await sendFrom('127.0.0.2')
  expect(await greedy[0]?.end).toBe('')
  expect(other.socket.destroyed).toBe(false)
  expect(app.guard.cuts()).toEqual({ full: 1 })
})

test('a new connection does not displace one with a request in progress', async () => {
  await start({ connections: 1 })
  const busy = await send(...LOGIN, 'Content-Length: 100', '', '{')
  await expect.poll(() => app.guard.connections()).toEqual({ busy: 1, idle: 0 })
  const late = await send(HEALTH, '', '')
  expect(await late.end).toBe('')
  expect(busy.socket.destroyed).toBe(false)
})

test('pipelined requests are answered in order, up to a limit', async () => {
  await start({ pipelined: 3 })
  const last = `${HEALTH}Connection: close\r\n`
  const few = await send(HEALTH, HEALTH, HEALTH, last, '')
  expect((await few.end).match(/HTTP\/1\.1 200/g)).toHaveLength(4)
  const many = await send(...Array.from({ length: 5 }, () => HEALTH), '')
  await many.end
  expect(app.guard.cuts()).toEqual({ pipelined: 1 })
})

test('a response that the client does not read', async () => {
  // A high limit of pipelined requests, which a slow machine would reach before the client counts as stalled.
  await start({ stallMs: 200, checkIntervalMs: 20, pipelined: 100_000 })
  const { socket } = await send(HEALTH, '', '')
  await once(socket, 'data')
  socket.pause()
  socket.on('error', () => undefined)
  const sending = setInterval(() => socket.write(`${OPENAPI}\r\n`.repeat(5)), 20)
  await expect.poll(() => app.guard.cuts(), { timeout: 20_000 }).toEqual({ stalled: 1 })
  clearInterval(sending)
})

test('an address that is too long', async () => {
  await start({})
  const long = `GET /api/health?q=${'x'.repeat(8000)} HTTP/1.1`
  const { end } = await send(long, 'Host: localhost', 'Connection: close', '', '')
  await expectRefusal(await end, 414, 'The address is too long.')
})

test('a body that is too large is refused before it has arrived', async () => {
  await start({ bodyBytes: 1000 })
  const { end } = await send(...LOGIN, 'Content-Length: 1001', '', '{')
  await expectRefusal(await end, 413, 'The request is too large.')
})
