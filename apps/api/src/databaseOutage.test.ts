import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { connect, type Database } from '@staff/api/platform/db/connect'
import { startTestApi, type TestApi } from '@staff/api/testing/testApi'
import { copyTemplate, drop } from '@staff/api/testing/postgresTemplate'
import { startServer } from '@staff/api/testing/serverProcess'
import { startProxy, type TcpProxy } from '@staff/api/testing/tcpProxy'

import { compare } from '../tools/crash/rounds'
import { ADMIN, logIn } from '../tools/crash/site'
import { openWitness } from '../tools/crash/witness'
import { writeConcurrently } from '../tools/crash/writers'

const template = inject('template')

const folder = mkdtempSync(join(tmpdir(), 'staff-witness-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

vi.setConfig({ testTimeout: 120_000 })

// Skipped on machines where no PostgreSQL answers.
describe.skipIf(!template)('a PostgreSQL that is unavailable for some time', () => {
  let databaseUrl: string
  let proxy: TcpProxy
  let database: Database
  let api: TestApi

  beforeAll(async () => {
    if (template) databaseUrl = await copyTemplate(template)
    proxy = await startProxy(databaseUrl)
    database = await connect({ databaseUrl: proxy.url })
    api = await startTestApi(database)
  })

  afterAll(async () => {
    await database.close()
    await proxy.close()
    if (template) await drop(template, databaseUrl)
  })

  const list = () => api.call('GET', '/api/careers', { as: 'administrator' })
  const health = () => api.call('GET', '/api/health')
  const waitUntilUp = () => expect.poll(async () => (await list()).statusCode, POLLING).toBe(200)

  test.each([
    ['refuses connections', () => proxy.cut()],
    ['does not respond', () => Promise.resolve(proxy.freeze())],
  ])('while it %s all requests get a 503 without waiting', async (_, interrupt) => {
    await waitUntilUp()
    await interrupt()
    // More concurrent requests than connections: they wait until the first timeout.
    const first = await Promise.all(Array.from({ length: 30 }, list))
    expect(new Set(first.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
    expect(Number(first[0]?.headers['retry-after'])).toBeGreaterThan(0)
    // From then on requests fail at once; only a probe uses the connection.
    const taken = proxy.taken()
    for (let time = 0; time < 100; time++) expect((await list()).statusCode).toBe(503)
    expect(proxy.taken() - taken).toBeLessThan(20)
    await expect.poll(async () => (await health()).statusCode, POLLING).toBe(503)
    await proxy.resume()
    await waitUntilUp()
    await expect.poll(async () => (await health()).statusCode, POLLING).toBe(200)
  })

  test('the pool recovers connections that break at the start of a transaction', async () => {
    for (let time = 0; time < 3; time++) {
      await waitUntilUp()
      proxy.freeze()
      const begun = Array.from({ length: 10 }, () => database.db.transaction(async () => undefined))
      for (const each of await Promise.allSettled(begun)) expect(each.status).toBe('rejected')
      await proxy.resume()
    }
    await waitUntilUp()
  })

  test('shutdown does not wait for a frozen network', async () => {
    const other = await connect({ databaseUrl: proxy.url })
    await other.ping()
    proxy.freeze()
    await other.close()
    await proxy.resume()
    await waitUntilUp()
  })

  test('after ten seconds of outage while writing, no acknowledged write is lost and the server continues', async () => {
    const server = await startServer(inject('server'), { DATABASE_URL: proxy.url, ...ADMIN })
    const witness = openWitness(join(folder, 'witness.log'))
    const site = await signIn(server.url)
    const end = new AbortController()
    const writing = writeConcurrently(site, ['a', 'b', 'c', 'd'], witness, end.signal)
    const expectMoreWrites = async () => {
      const before = witness.counts().acknowledged
      await expect.poll(() => witness.counts().acknowledged, POLLING).toBeGreaterThan(before + 10)
    }
    await expectMoreWrites()
    await proxy.cut()
    await sleep(10_000)
    await proxy.resume()
    await expectMoreWrites()
    proxy.freeze()
    await sleep(10_000)
    await proxy.resume()
    await expectMoreWrites()
    end.abort()
    expect(await writing).toEqual([])
    expect(await compare(site, witness)).toEqual([])
    expect(await server.end('SIGTERM')).toMatchObject({ code: 0, err: '' })
  })

  /** Starts a session. The template already has users, so the server has not created the administrator from the environment. */
  async function signIn(url: string) {
    const token = await api.logIn('administrator')
    await expect(logIn(url)).rejects.toThrow(/401/)
    return { url, token }
  }
})

const POLLING = { timeout: 60_000, interval: 100 }
