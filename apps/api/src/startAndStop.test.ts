import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

import { freshPostgres } from '../tools/crash/freshPlaces'
import { runServer, startServer, type ServerProcess } from './testing/serverProcess'

// A start takes seconds, and a minute on a busy machine.
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

/** What a start says that cannot work: one sentence, nothing else, and a failure. */
async function refusal(env: Record<string, string>): Promise<string> {
  const { code, out, err } = await runServer(inject('server'), { PORT: '0', ...env })
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(/^[^\n]+\.\n$/)
  return err.trim()
}

test('answers when it says so', async () => {
  expect((await fetch(`${running.url}/api/health`)).status).toBe(200)
})

test('a data directory in use is refused', async () => {
  const dataDir = join(folder, 'data')
  expect(await refusal({ DATA_DIR: dataDir })).toBe(
    `The data directory ${dataDir} is in use by another process: stop that one, or set DATA_DIR to another folder.`,
  )
})

test('a port that is taken is refused before anything is made', async () => {
  const PORT = new URL(running.url).port
  expect(await refusal({ PORT, DATA_DIR: join(folder, 'other') })).toBe(
    `Port ${PORT} is taken by another program: stop that one, or set PORT to another number.`,
  )
})

test('a port, a folder or a PostgreSQL that cannot be used is refused', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const refusals = await Promise.all([
    refusal({ PORT: 'http' }),
    refusal({ DATA_DIR: join(file, 'data') }),
    refusal({ DATABASE_URL: 'postgres://127.0.0.1:1/staff' }),
  ])
  expect(refusals).toEqual([
    'PORT must be a whole number from 0 to 65535, not "http".',
    `The data directory ${join(file, 'data')} is not writable (ENOTDIR).`,
    'PostgreSQL at 127.0.0.1:1 is not reachable: connect ECONNREFUSED 127.0.0.1:1.',
  ])
})

test('SIGKILL leaves the data directory free for the next start', async () => {
  expect((await running.end('SIGKILL')).signal).toBe('SIGKILL')
  running = await start()
  expect((await fetch(`${running.url}/api/health`)).status).toBe(200)
})

test('SIGTERM, even twice, lets what is in flight finish and ends well', async () => {
  const { socket, answer } = await halfALogin(running.url)
  // npm passes on the signal that a terminal sends to both.
  void running.end('SIGTERM')
  const ended = running.end('SIGTERM')
  await sleep(300)
  socket.write('}')
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK[^]*"token"/)
  expect(await ended).toMatchObject({ code: 0, err: '' })
  running = await start()
})

test.skipIf(!template)('SIGTERM lets what is in flight finish on PostgreSQL too', async () => {
  const place = template && (await freshPostgres(template))
  const server = await startServer(inject('server'), { ...place?.env, ...ADMIN })
  const { socket, answer } = await halfALogin(server.url)
  const ended = server.end('SIGTERM')
  await sleep(300)
  socket.write('}')
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK[^]*"token"/)
  expect(await ended).toMatchObject({ code: 0, err: '' })
  await place?.remove()
})

/** Sends a login but for its last character, over a connection that would stay open. */
async function halfALogin(url: string) {
  const { ADMIN_EMAIL: username, ADMIN_PASSWORD: password } = ADMIN
  const body = JSON.stringify({ username, password })
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8')
  const chunks: string[] = []
  socket.on('data', (chunk: string) => chunks.push(chunk))
  const answer = once(socket, 'close').then(() => chunks.join(''))
  const head = [
    'POST /api/login HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`)
  // The server has to have read the head before it is told to end: then it says to go on.
  await once(socket, 'data')
  expect(chunks.splice(0)).toEqual(['HTTP/1.1 100 Continue\r\n\r\n'])
  return { socket, answer }
}
