import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { runServer, startServer, type ServerProcess } from '@staff/api/testing/serverProcess'

import { freshPostgres } from '../tools/crash/freshPlaces'

// A start may take a minute on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const ADMIN = { ADMIN_EMAIL: 'ana@example.com', ADMIN_PASSWORD: 'Correct-horse-7' }

const template = inject('template')

let folder: string
let running: ServerProcess

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staff-start-'))
  running = await start()
})

afterAll(async () => {
  await running.end('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function start() {
  return startServer(inject('server'), { DATA_DIR: join(folder, 'data'), ...ADMIN })
}

/** Expects a failed start that prints one sentence, and returns it. */
async function startFailure(env: Record<string, string>): Promise<string> {
  const { code, out, err } = await runServer(inject('server'), { PORT: '0', ...env })
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(/^[^\n]+\.\n$/)
  return err.trim()
}

test('the server responds once it has printed its URL', async () => {
  expect((await fetch(`${running.url}/api/health`)).status).toBe(200)
})

test('a data directory in use is refused', async () => {
  const dataDir = join(folder, 'data')
  expect(await startFailure({ DATA_DIR: dataDir })).toBe(
    `The data directory ${dataDir} is in use by another process: stop that one, or set DATA_DIR to another folder.`,
  )
})

test('a port in use is refused before anything is created', async () => {
  const PORT = new URL(running.url).port
  expect(await startFailure({ PORT, DATA_DIR: join(folder, 'other') })).toBe(
    `Port ${PORT} is taken by another program: stop that one, or set PORT to another number.`,
  )
})

test('an invalid port, folder or PostgreSQL is refused', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const failures = await Promise.all([
    startFailure({ PORT: 'http' }),
    startFailure({ DATA_DIR: join(file, 'data') }),
    startFailure({ DATABASE_URL: 'postgres://127.0.0.1:1/staff' }),
  ])
  expect(failures).toEqual([
    'PORT must be a whole number from 0 to 65535, not "http".',
    `The data directory ${join(file, 'data')} is not writable (ENOTDIR).`,
    'PostgreSQL at 127.0.0.1:1 is not reachable: connect ECONNREFUSED 127.0.0.1:1.',
  ])
})

test('after SIGKILL the next start can use the data directory', async () => {
  expect((await running.end('SIGKILL')).signal).toBe('SIGKILL')
  running = await start()
  expect((await fetch(`${running.url}/api/health`)).status).toBe(200)
})

test('SIGTERM, even twice, lets requests in progress finish and exits with 0', async () => {
  const { socket, response } = await startLogin(running.url)
  // npm repeats the signal that the terminal has sent to both processes.
  void running.end('SIGTERM')
  const ended = running.end('SIGTERM')
  await sleep(300)
  socket.write('}')
  expect(await response).toMatch(/^HTTP\/1\.1 200 OK[^]*"token"/)
  expect(await ended).toMatchObject({ code: 0, err: '' })
  running = await start()
})

test('SIGTERM serves those who have just connected, and does not wait for connections that stay silent', async () => {
  const port = Number(new URL(running.url).port)
  const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1').setEncoding('utf8'))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const [silent, ...asking] = sockets
  const closed = silent && once(silent, 'close')
  const ended = running.end('SIGTERM')
  const responses = asking.map(async (socket) => {
    socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const [first] = await once(socket, 'data')
    return String(first)
  })
  for (const response of await Promise.all(responses)) expect(response).toMatch(/^HTTP\/1\.1 200/)
  await closed
  expect(await ended).toMatchObject({ code: 0, err: '' })
  running = await start()
})

// Skipped without a PostgreSQL.
test.skipIf(!template)('SIGTERM lets requests in progress finish on PostgreSQL, too', async () => {
  const place = template && (await freshPostgres(template))
  const server = await startServer(inject('server'), { ...place?.env, ...ADMIN })
  const { socket, response } = await startLogin(server.url)
  const ended = server.end('SIGTERM')
  await sleep(300)
  socket.write('}')
  expect(await response).toMatch(/^HTTP\/1\.1 200 OK[^]*"token"/)
  expect(await ended).toMatchObject({ code: 0, err: '' })
  await place?.remove()
})

/** Sends a login without its last character, over a keep-alive connection. */
async function startLogin(url: string) {
  const { ADMIN_EMAIL: username, ADMIN_PASSWORD: password } = ADMIN
  const body = JSON.stringify({ username, password })
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8')
  const chunks: string[] = []
  socket.on('data', (chunk: string) => chunks.push(chunk))
  const response = once(socket, 'close').then(() => chunks.join(''))
  const head = [
    'POST /api/login HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`)
  // Waits until the server has read the head: then it responds with 100 Continue.
  await once(socket, 'data')
  expect(chunks.splice(0)).toEqual(['HTTP/1.1 100 Continue\r\n\r\n'])
  return { socket, response }
}
