import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { connect, type Database } from '@staff/api/platform/db/connect'
import { queryRows } from '@staff/api/platform/db/queryRows'
import { endLeases } from '@staff/api/operations/jobs/testing'
import { drop, makeEmpty } from '@staff/api/testing/postgresTemplate'
import { startServer, type ServerProcess } from '@staff/api/testing/serverProcess'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'

const template = inject('template')
const PASSWORD = 'Lock-keeper-of-Leith-7'
const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: PASSWORD }

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let nodes: ServerProcess[] = []
beforeEach(() => void (nodes = []))
afterEach(() => Promise.all(nodes.map((node) => node.end('SIGKILL'))))

async function start(env: Record<string, string>) {
  const node = await startServer(inject('server'), { ...ADMIN, ...env })
  nodes.push(node)
  return node
}

describe('a node that is killed before a boundary', () => {
  let folder: string
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'staff-killed-'))))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('shows the version when it starts after it, and does its job once', async () => {
    const env = { DATA_DIR: folder }
    const node = await start(env)
    const { id, from, token } = await schedule(node, 3000)
    await node.end('SIGKILL')
    await sleep(from - Date.now())
    const next = await start(env)
    expect(await isShown(next, id)).toBe(true)
    await expectOneEffect(next, id, token)
  })
})

// Skipped on machines where no PostgreSQL answers.
describe.skipIf(!template)('a node that is killed between a boundary and its job', () => {
  let databaseUrl: string
  let database: Database
  beforeEach(async () => {
    if (template) databaseUrl = await makeEmpty(template)
  })
  afterEach(async () => {
    await database.close()
    await Promise.all(nodes.map((node) => node.end('SIGKILL')))
    if (template) await drop(template, databaseUrl)
  })

  test('shows the version on time, and another node does its job once', async () => {
    const env = { DATABASE_URL: databaseUrl }
    const node = await start(env)
    database = await connect({ databaseUrl })
    const { id, from, token } = await schedule(node, 2500)
    const { db } = database
    await db.transaction(async (tx) => {
      // The job waits for the record.
      await tx.execute(sql`select from careers where job_id = ${id}::uuid for update`)
      expect(await isShown(node, id)).toBe(false)
      await sleep(from - Date.now())
      await expect.poll(() => isShown(node, id), { timeout: 1000, interval: 20 }).toBe(true)
      await expect.poll(() => leases(), { timeout: 10_000 }).toBe(1)
      await node.end('SIGKILL')
    })
    const next = await start(env)
    expect(await isShown(next, id)).toBe(true)
    expect(await effects(next, id, token)).toEqual([])
    // It would end after a minute.
    await endLeases(db)
    await expectOneEffect(next, id, token)
    await endLeases(db)
    await expectOneEffect(next, id, token)
  })

  /** How many jobs a node has. */
  async function leases() {
    const isTaken = sql`select 1 from jobs where lease > now() and done_at is null`
    return (await queryRows(database.db, isTaken)).length
  }
})

/** Schedules a new career. Resolves to its id, when it goes live, and a token for all nodes. */
async function schedule(node: ServerProcess, ms: number) {
  const token = await logIn(node)
  const created = await call(node, 'POST', 'careers?draft=true', token, CAREER)
  const { jobId: id } = (await created.json()) as { jobId: string }
  const from = Date.now() + ms
  const body = { version: 1, from: new Date(from).toISOString() }
  expect((await call(node, 'POST', `careers/${id}/publish`, token, body)).status).toBe(200)
  return { id, from, token }
}

async function isShown(node: ServerProcess, id: string) {
  return (await call(node, 'GET', `public/careers/${id}?region=US`)).status === 200
}

/** What the audit says that time has brought to a record. */
async function effects(node: ServerProcess, id: string, token: string) {
  const listed = await call(node, 'GET', `audit?pageSize=100&recordId=${id}`, token)
  const { records } = (await listed.json()) as { records: { action: string }[] }
  return records.map(({ action }) => action).filter((action) => action === 'went-live')
}

async function expectOneEffect(node: ServerProcess, id: string, token: string) {
  await expect.poll(() => effects(node, id, token), { timeout: 30_000 }).toEqual(['went-live'])
  await sleep(1000)
  expect(await effects(node, id, token)).toEqual(['went-live'])
}

async function logIn(node: ServerProcess) {
  const login = { username: ADMIN.ADMIN_EMAIL, password: PASSWORD }
  const response = await call(node, 'POST', 'login', '', login)
  return ((await response.json()) as { token: string }).token
}

const CAREER = {
  title: 'Lock keeper',
  experience: 2,
  type: 'Full time',
  location: 'Leith',
  department: 'Port',
  description: 'Opens and closes the lock.',
}

function call(node: ServerProcess, method: string, path: string, token = '', body?: object) {
  return fetch(`${node.url}/api/${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}
