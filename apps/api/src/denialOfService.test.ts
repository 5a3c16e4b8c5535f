import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { startServer, type ServerProcess } from '@staff/api/testing/serverProcess'

import { ADMIN, ask, logIn, type Site } from '../tools/crash/site'

// Attacks by clients without a session on the real server. Linux only: the tests read the memory of the process from /proc,
// and use many loopback addresses.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

const MEGABYTE = 1_000_000

/** The durations of a logged-in user's calls, in milliseconds: to the attacked server, and to another server on the same machine. */
interface Work {
  attacked: number[]
  baseline: number[]
}

/** The limit for the 95th percentile, in milliseconds. On a busy machine: a multiple of the other server's. */
const MAX_MS = 1000
const MAX_FACTOR = 10

function expectServed({ attacked, baseline }: Work) {
  expect(p95(attacked)).toBeLessThan(Math.max(MAX_MS, MAX_FACTOR * p95(baseline)))
}

function p95(times: number[]) {
  const inOrder = times.toSorted((one, other) => one - other)
  return inOrder[Math.floor(inOrder.length * 0.95)] ?? Number.NaN
}

// Linux only: see above.
describe.skipIf(process.platform !== 'linux')(
  'a server under attack by clients without a session',
  () => {
    let folder: string
    let server: ServerProcess
    let site: Site
    let baselineServer: ServerProcess
    let baselineSite: Site
    let port: number
    let sockets: Socket[] = []

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'staff-attack-'))
      const consoleDir = join(folder, 'console')
      mkdirSync(join(consoleDir, 'assets'), { recursive: true })
      writeFileSync(join(consoleDir, 'index.html'), '<!doctype html>')
      writeFileSync(join(consoleDir, 'assets', 'large.js'), 'x'.repeat(MEGABYTE))
      server = await startServer(inject('server'), {
        DATA_DIR: join(folder, 'data'),
        CONSOLE_DIR: consoleDir,
        ...ADMIN,
      })
      port = Number(new URL(server.url).port)
      site = await logIn(server.url)
      baselineServer = await startServer(inject('server'), {
        DATA_DIR: join(folder, 'baseline'),
        ...ADMIN,
      })
      baselineSite = await logIn(baselineServer.url)
      await work(2)
    })

    afterAll(async () => {
      closeConnections()
      await Promise.all([server.end('SIGKILL'), baselineServer.end('SIGKILL')])
      rmSync(folder, { recursive: true, force: true })
    })

    function closeConnections() {
      for (const socket of sockets) socket.destroy()
      sockets = []
    }

    /** Opens a connection that reads nothing and sends something. */
    function open(localAddress: string, text = ''): Socket {
      const socket = connect({ port, host: '127.0.0.1', localAddress }).pause()
      socket.on('error', () => undefined)
      socket.write(text)
      sockets.push(socket)
      return socket
    }

    function memory(): number {
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
      return Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1]) * 1024
    }

    /** Makes a logged-in user's calls for some seconds. */
    async function work(seconds: number): Promise<Work> {
      const done: Work = { attacked: [], baseline: [] }
      const end = performance.now() + seconds * 1000
      // At least 20 calls, or the 95th percentile would be the slowest one.
      while (performance.now() < end || done.attacked.length < 20) {
        done.attacked.push(await timeOf(site))
        done.baseline.push(await timeOf(baselineSite))
        await sleep(50)
      }
      return done
    }

    test.each([
      ['a large file', '/assets/large.js'],
      ['the page', '/'],
      ['the description of the API', '/api/openapi.json'],
      ['a route that needs a token', '/api/testimonials'],
    ])(
      '200 pipelined requests for %s on each of 40 connections that read nothing',
      async (_, path) => {
        // The first response makes what later ones share: the description of the API takes some 60 MB.
        await fetch(server.url + path)
        const before = memory()
        const request = `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\nAuthorization: Bearer none\r\n\r\n`
        let peak = before
        const watch = setInterval(() => {
          peak = Math.max(peak, memory())
          // Cut connections are opened again.
          sockets = sockets.filter(({ destroyed }) => !destroyed)
          while (sockets.length < 40) open('127.0.0.1', request.repeat(200))
        }, 50)
        const done = await work(5)
        clearInterval(watch)
        expectServed(done)
        expect(peak - before).toBeLessThan(150 * MEGABYTE)
        closeConnections()
        await work(1)
        await expect.poll(memory, { timeout: 30_000 }).toBeLessThan(before + 100 * MEGABYTE)
      },
    )

    test('unread responses to many addresses', async () => {
      const before = memory()
      const request = 'GET /assets/large.js HTTP/1.1\r\nHost: a\r\n\r\n'
      for (let count = 0; count < 600; count += 1)
        open(`127.0.1.${count % 200}`, request.repeat(10))
      const done = await work(5)
      expectServed(done)
      expect(memory() - before).toBeLessThan(200 * MEGABYTE)
      closeConnections()
    })

    test('headers and bodies that arrive slowly', async () => {
      const before = memory()
      const head = 'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
      for (let count = 0; count < 200; count += 1) {
        open('127.0.0.2', `${head}X-Much: ${'x'.repeat(10_000)}`)
        open(
          '127.0.0.3',
          `${head}Content-Length: 1000000\r\n\r\n{"username":"${'x'.repeat(900_000)}`,
        )
      }
      const done = await work(5)
      expectServed(done)
      expect(memory() - before).toBeLessThan(200 * MEGABYTE)
      closeConnections()
    })

    test('2,500 idle connections of four addresses', async () => {
      for (let count = 0; count < 2500; count += 1) open(`127.0.0.${10 + (count % 4)}`)
      await sleep(1000)
      // New clients can still connect.
      const response = await fetch(`${server.url}/api/health`, { headers: { connection: 'close' } })
      expect(response.status).toBe(200)
      expectServed(await work(3))
      const fresh = await logIn(server.url)
      expect(fresh.token).not.toBe('')
      closeConnections()
    })

    test('afterwards the server works as before', async () => {
      expectServed(await work(2))
      expect(await server.end('SIGTERM')).toMatchObject({ code: 0, err: '' })
    })
  },
)

/** How long a call takes, in milliseconds. */
async function timeOf(site: Site): Promise<number> {
  const start = performance.now()
  const response = await ask(site, 'GET', 'testimonials')
  await response.arrayBuffer()
  expect(response.status).toBe(200)
  return performance.now() - start
}
