import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { createApp } from '../app'
import { readConfig } from '../config'
import type { Database } from '../db/database'
import { logLevelOf } from './logging'

const SECRETS = ['Correct-horse-7', 'secret-token', 'ana@example.com', '$argon2id$stored']

test('a failing request leaves its cause in the log, and no secret there or in the answer', async () => {
  const lines: string[] = []
  const app = await createApp({
    database: failingDatabase(),
    config: readConfig({}),
    logLevel: 'info',
    logTo: { write: (line) => lines.push(line) },
  })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/login?email=ana@example.com',
    headers: { authorization: 'Bearer secret-token' },
    payload: { username: 'ana@example.com', password: 'Correct-horse-7' },
  })
  await app.close()

  expect(answer.statusCode).toBe(500)
  const { requestId, message } = answer.json<Record<string, string>>()
  expect(message).toBe('Something went wrong on the server. Please try again.')
  const log = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(log).toMatchObject([
    { reqId: requestId, query: 'select users', err: { message: 'the disk is full' } },
    { reqId: requestId, method: 'POST', path: '/api/login', status: 500, ms: expect.any(Number) },
  ])
  for (const secret of SECRETS) {
    expect(lines.join('')).not.toContain(secret)
    expect(answer.body).not.toContain(secret)
  }
  expect(answer.body).not.toMatch(/select|disk/)
})

test('LOG_LEVEL decides how much is logged', () => {
  expect(logLevelOf({ LOG_LEVEL: 'debug' })).toBe('debug')
})

// Fails as drizzle does, with the values of the query in the error's message.
function fail() {
  throw new DrizzleQueryError('select users', SECRETS, new Error('the disk is full'))
}

function failingDatabase(): Database {
  // Only what a login asks first is there.
  return { db: { select: fail } } as unknown as Database
}
