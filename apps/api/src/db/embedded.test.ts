import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

import { connect, type Database } from './connect'
import { roles } from './schema'

// One after the other, the tests tell the life of one data directory: each start costs a second.

vi.mock(import('node:fs'), async (load) => {
  const actual = await load()
  return { ...actual, fsyncSync: vi.fn(actual.fsyncSync) }
})

let dataDir: string
let database: Database | undefined

beforeAll(() => {
  dataDir = fs.mkdtempSync(join(tmpdir(), 'staff-embedded-'))
})

afterAll(async () => {
  await database?.close()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

function open(folder = dataDir): Promise<Database> {
  const seed = new Blob([fs.readFileSync(inject('seed'))])
  return connect({ dataDir: folder, seed })
}

test('the first start replaces the part that an interrupted one left behind', async () => {
  const growing = join(dataDir, 'database.growing')
  fs.mkdirSync(growing)
  fs.writeFileSync(join(growing, 'PG_VERSION'), '18\n')
  database = await open()
  await database.ping()
  expect(fs.readdirSync(dataDir)).not.toContain('database.growing')
})

test('every acknowledged change is on disk', async () => {
  vi.mocked(fs.fsyncSync).mockClear()
  for (let index = 1; index <= 5; index++) {
    // Each has to be on disk before the next begins.
    await database?.db.insert(roles).values({ name: `Role ${index}`, roleTypeId: 2 })
    expect(vi.mocked(fs.fsyncSync).mock.calls.length).toBeGreaterThanOrEqual(index)
  }
})

test('can be looked after while it works', async () => {
  await database?.db.execute(sql`vacuum (analyze)`)
  await database?.db.execute(sql`checkpoint`)
  await database?.ping()
})

test('a folder in use is refused, and free and complete afterwards', async () => {
  await expect(open()).rejects.toThrow(/is in use by another process/)
  await database?.close()
  database = await open()
  expect(await database.db.$count(roles)).toBe(5)
})

test('a folder that cannot be written is refused in one sentence', async () => {
  const file = join(dataDir, 'file')
  fs.writeFileSync(file, '')
  await expect(open(join(file, 'data'))).rejects.toThrow(/is not writable \(ENOTDIR\)\.$/)
  fs.rmSync(file)
})

test('a damaged database is refused in one sentence, and its folder is free', async () => {
  await database?.close()
  database = undefined
  fs.rmSync(join(dataDir, 'database/global/pg_control'))
  await expect(open()).rejects.toThrow(/it is damaged or of another version\.$/)
  expect(fs.readdirSync(dataDir)).toEqual(['database'])
})
