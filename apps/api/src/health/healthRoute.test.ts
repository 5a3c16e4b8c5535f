import { expect, test, vi } from 'vitest'

import { createApp } from '../app'
import { readConfig } from '../config'
import type { Database } from '../db/database'

function appOn(ping: () => Promise<void>) {
  // Health asks nothing else of a database.
  const database = { db: {}, ping } as unknown as Database
  const config = { ...readConfig({}), consoleDir: '/nowhere' }
  return createApp({ database, config, logLevel: 'silent' })
}

test('however many ask, the database is asked once', async () => {
  const ping = vi.fn(() => Promise.resolve())
  const app = await appOn(ping)
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/api/health')))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(answers[0]?.json()).toEqual({ status: 'ok' })
  expect(ping).toHaveBeenCalledTimes(1)
  await app.close()
})

test('a database that does not answer makes the server unhealthy', async () => {
  const app = await appOn(() => Promise.reject(new Error('gone')))
  const answer = await app.inject('/api/health')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ message: 'The database does not answer.' })
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.body).not.toContain('gone')
  await app.close()
})
