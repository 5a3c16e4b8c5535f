import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { createApp } from '../app'
import { readConfig } from '../config'
import type { Database } from '../db/connect'
import { eachDatabase } from '../testing/eachDatabase'

eachDatabase((open) => {
  let database: Database
  let app: FastifyInstance

  beforeEach(async () => {
    database = await open()
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  async function start(trustedProxies: string) {
    const config = { ...readConfig({ TRUSTED_PROXIES: trustedProxies }), consoleDir: '/nowhere' }
    app = await createApp({ database, config, logLevel: 'silent' })
  }

  async function guess(from: string): Promise<number> {
    const payload = { username: 'ana@example.com', password: 'Wrong-1' }
    const headers = { 'x-forwarded-for': from }
    return (await app.inject({ method: 'POST', url: '/api/login', payload, headers })).statusCode
  }

  async function guesses(times: number, from: (index: number) => string) {
    for (let index = 0; index < times; index += 1) await guess(from(index))
  }

  test('a forwarded address does not escape the throttle', async () => {
    await start('0')
    await guesses(10, (index) => `203.0.113.${index}`)
    expect(await guess('203.0.113.99')).toBe(429)
  })

  test('behind a proxy each caller is counted alone, by the address that the proxy saw', async () => {
    await start('1')
    await guesses(10, (index) => `203.0.113.${index}, 198.51.100.1`)
    expect(await guess('203.0.113.99, 198.51.100.1')).toBe(429)
    expect(await guess('203.0.113.99, 198.51.100.2')).toBe(401)
  })
})
