import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 120_000 })

// The real server with a log that cannot be written.

const TOKEN = 'a-token-of-its-own'
/** A request for the page with this path logs a line of 7 KB. Refused requests would not, because repeated ones share a line. */
const LONG = `/${'x'.repeat(7000)}`
const REQUESTS = 200

let folder: string
let child: ChildProcess
let url: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staff-log-'))
})

afterEach(() => {
  child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function start(stdout: number | 'pipe') {
  const port = await freePort()
  const consoleDir = join(folder, 'console')
  mkdirSync(consoleDir)
  writeFileSync(join(consoleDir, 'index.html'), '<!doctype html>')
  url = `http://127.0.0.1:${port}`
  child = spawn(process.execPath, [inject('server')], {
    env: {
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      CONSOLE_DIR: consoleDir,
      LOG_LEVEL: 'info',
      METRICS_TOKEN: TOKEN,
    },
    stdio: ['ignore', stdout, 'inherit'],
  })
  await expect.poll(isHealthy, { timeout: 90_000 }).toBe(true)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function isHealthy(): Promise<boolean> {
  const response = await fetch(`${url}/api/health`).catch(() => undefined)
  return response?.status === 200
}

async function fillLog() {
  for (let time = 0; time < REQUESTS; time += 1) expect(await askPage(LONG)).toBe(200)
}

async function askPage(path: string): Promise<number> {
  const headers = { accept: 'text/html' }
  const response = await fetch(`${url}${path}`, { headers, signal: AbortSignal.timeout(15_000) })
  await response.arrayBuffer()
  return response.status
}

async function dropped(): Promise<number> {
  const headers = { authorization: `Bearer ${TOKEN}` }
  const text = await (await fetch(`${url}/metrics`, { headers })).text()
  return Number(/^log_lines\{state="dropped"\} (\d+)$/m.exec(text)?.[1])
}

/** The sum of the missing lines that the log reports. */
function missingIn(text: string): number {
  const counts = Array.from(text.matchAll(/"missing":(\d+)/g), ([, count]) => Number(count))
  return counts.reduce((sum, count) => sum + count, 0)
}

async function stop() {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  // The event's first argument is the exit code.
  const [code] = (await ended) as [number | null]
  return code
}

// Only Linux has /dev/full.
test.skipIf(process.platform !== 'linux')(
  'on a full disk the server continues and counts the dropped lines',
  async () => {
    const full = openSync('/dev/full', 'w')
    await start(full)
    closeSync(full)
    await fillLog()
    expect(await dropped()).toBeGreaterThan(0)
    expect(await isHealthy()).toBe(true)
    expect(await stop()).toBe(0)
  },
)

test('a closed pipe does not stop the server', async () => {
  await start('pipe')
  child.stdout?.destroy()
  await fillLog()
  expect(await dropped()).toBeGreaterThan(0)
  expect(await stop()).toBe(0)
})

test('a reader that continues gets the number of missing lines', async () => {
  await start('pipe')
  await fillLog()
  await fillLog()
  const lost = await dropped()
  expect(lost).toBeGreaterThan(0)
  let text = ''
  child.stdout?.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  // Requesting the metrics logs a line that may be dropped, too.
  const difference = async () => missingIn(text) - (await dropped())
  await expect.poll(difference, { timeout: 30_000 }).toBe(0)
  expect(await askPage('/after')).toBe(200)
  await expect.poll(() => text, { timeout: 30_000 }).toContain('"path":"/after"')
  // Every line is complete, also around the gap.
  const lines = text.slice(0, text.lastIndexOf('\n')).split('\n')
  for (const line of lines.filter((each) => each.startsWith('{')))
    expect(JSON.parse(line)).toHaveProperty('msg')
  expect(await stop()).toBe(0)
})

test('a reader that never reads does not delay the exit', async () => {
  await start('pipe')
  await fillLog()
  expect(await dropped()).toBeGreaterThan(0)
  await new Promise((done) => {
    setTimeout(done, 1100)
  })
  expect(await stop()).toBe(0)
})
