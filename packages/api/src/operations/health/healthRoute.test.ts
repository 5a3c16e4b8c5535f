import { expect, test, vi } from 'vitest'

import { readConfig } from '../config/readConfig'
import type { Database } from '../../platform/db/database'
import { createTestApp } from '../../testing/testContent'

function appOn(ping: () => Promise<void>) {
  // The health check uses only `ping`.
  const database = { db: {}, ping, listen: () => async () => {} } as unknown as Database
  const config = { ...readConfig({}), consoleDir: '/nowhere' }
  return createTestApp({ database, config, logLevel: 'silent' })
}

test('concurrent requests share one ping of the database', async () => {
  const ping = vi.fn(() => Promise.resolve())
  const app = await appOn(ping)
  const responses = await Promise.all(Array.from({ length: 50 }, () => app.inject('/api/health')))
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(responses[0]?.json()).toEqual({ status: 'ok' })
  expect(ping).toHaveBeenCalledTimes(1)
  await app.close()
})

test('the server is unhealthy while the database does not respond', async () => {
  const app = await appOn(() => Promise.reject(new Error('gone')))
  const response = await app.inject('/api/health')
  expect(response.statusCode).toBe(503)
  expect(response.json()).toMatchObject({ message: 'The database does not answer.' })
  expect(response.headers['retry-after']).toBe('5')
  expect(response.body).not.toContain('gone')
  await app.close()
})
