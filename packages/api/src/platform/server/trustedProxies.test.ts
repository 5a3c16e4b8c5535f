import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { readConfig } from '../../operations/config/readConfig'
import type { Database } from '../db/connect'
import { onSharedEmbedded } from '../../testing/eachDatabase'
import { createTestApp } from '../../testing/testContent'

onSharedEmbedded((empty) => {
  let database: Database
  let app: FastifyInstance

  beforeEach(async () => {
    database = await empty()
  })
  afterEach(async () => {
    await app.close()
  })

  async function start(trustedProxies: string, lines: string[] = []) {
    const config = { ...readConfig({ TRUSTED_PROXIES: trustedProxies }), consoleDir: '/nowhere' }
    const logTo = { write: (line: string) => lines.push(line) }
    app = await createTestApp({ database, config, logLevel: 'warn', logTo })
  }

  async function guess(from: string): Promise<number> {
    const payload = { username: 'ana@example.com', password: 'Wrong-1' }
    const headers = { 'x-forwarded-for': from }
    return (await app.inject({ method: 'POST', url: '/api/login', payload, headers })).statusCode
  }

  async function guesses(times: number, from: (index: number) => string) {
    for (let index = 0; index < times; index += 1) await guess(from(index))
  }

  test('an untrusted forwarded address does not avoid the rate limit', async () => {
    await start('0')
    await guesses(10, (index) => `203.0.113.${index}`)
    expect(await guess('203.0.113.99')).toBe(429)
  })

  test('behind a proxy, each client is counted by the address that the proxy names', async () => {
    await start('1')
    await guesses(10, (index) => `203.0.113.${index}, 198.51.100.1`)
    expect(await guess('203.0.113.99, 198.51.100.1')).toBe(429)
    expect(await guess('203.0.113.99, 198.51.100.2')).toBe(401)
  })

  test.each(['X-Forwarded-For', 'Forwarded'])(
    'the first untrusted %s logs one warning that names the setting',
    async (header) => {
      const lines: string[] = []
      await start('0', lines)
      await app.inject('/api/health')
      expect(lines).toEqual([])
      for (const _ of [1, 2, 3])
        await app.inject({ url: '/api/health', headers: { [header]: 'for=203.0.113.7' } })
      expect(lines).toHaveLength(1)
      expect(lines[0]).toMatch(/"level":40.*set TRUSTED_PROXIES/)
      expect(lines[0]).not.toContain('203.0.113.7')
    },
  )

  test('a trusted proxy causes no warning', async () => {
    const lines: string[] = []
    await start('1', lines)
    await app.inject({ url: '/api/health', headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(lines).toEqual([])
  })
})
