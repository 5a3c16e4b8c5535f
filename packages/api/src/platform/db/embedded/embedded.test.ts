import * as fs from 'node:fs'
import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

import { connect, type Database } from '../connect'
import { watchDiskSpace } from './diskSpace'
import { roles } from '../../../identity/users/roles.table'
// Names the migrations to the modules that are loaded anew below.
import '../../../testing/testContent'

// The tests share one data directory and depend on each other, because each start takes a second.

// The worker has loaded the database for other files: this one needs its own, which calls the functions below.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())

const { fsyncSync: actualFsync } = await vi.importActual<typeof fs>('node:fs')

vi.mock(import('node:fs'), async (load) => {
  const actual = await load()
  return { ...actual, fsyncSync: vi.fn(actual.fsyncSync) }
})

// Each start creates or opens a database.
vi.setConfig({ testTimeout: 120_000 })

vi.mock(import('node:fs/promises'), async (load) => {
  const actual = await load()
  // `vi.fn` keeps only one of several overloads.
  return { ...actual, statfs: vi.fn(actual.statfs) as unknown as typeof actual.statfs }
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

test('the first start replaces the files of an interrupted one', async () => {
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
    // Each write is on disk before the next begins.
    await database?.db.insert(roles).values({ name: `Role ${index}`, roleTypeId: 2 })
    expect(vi.mocked(fs.fsyncSync).mock.calls.length).toBeGreaterThanOrEqual(index)
  }
})

test('runs vacuum and checkpoint while it is in use', async () => {
  await database?.db.execute(sql`vacuum (analyze)`)
  await database?.db.execute(sql`checkpoint`)
  await database?.ping()
})

test('a folder in use is refused, and can be opened after a close', async () => {
  await expect(open()).rejects.toThrow(/is in use by another process/)
  await database?.close()
  database = await open()
  expect(await database.db.$count(roles)).toBe(5)
})

test('the message about a folder that is not writable is one sentence', async () => {
  const file = join(dataDir, 'file')
  fs.writeFileSync(file, '')
  await expect(open(join(file, 'data'))).rejects.toThrow(/is not writable \(ENOTDIR\)\.$/)
  fs.rmSync(file)
})

test('a failed log write is reported at once, and acknowledged writes are kept', async () => {
  await database?.close()
  // A separate folder, because the database cannot be used or closed after a panic.
  const full = fs.mkdtempSync(join(tmpdir(), 'staff-full-'))
  const next = fs.mkdtempSync(join(tmpdir(), 'staff-next-'))
  const onPanic = vi.fn<(reason: string) => void>()
  const seed = new Blob([fs.readFileSync(inject('seed'))])
  const { db } = await connect({ dataDir: full, seed, onPanic })
  await db.insert(roles).values({ name: 'Acknowledged', roleTypeId: 2 })
  vi.mocked(fs.fsyncSync).mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  })
  await expect(db.insert(roles).values({ name: 'Refused', roleTypeId: 2 })).rejects.toThrow()
  vi.mocked(fs.fsyncSync).mockImplementation(actualFsync)
  expect(onPanic).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/No space left on device/))
  // Such as the checkpoint of every five minutes. It would never end.
  await expect(db.execute(sql`checkpoint`)).rejects.toThrow()
  expect(onPanic).toHaveBeenCalledOnce()

  fs.cpSync(join(full, 'database'), join(next, 'database'), { recursive: true })
  database = await open(next)
  const stored = await database.db.select({ name: roles.name }).from(roles)
  expect(stored).toContainEqual({ name: 'Acknowledged' })
  await database.close()
  database = undefined
  for (const folder of [full, next]) fs.rmSync(folder, { recursive: true, force: true })
})

test('measures the free space once a second', async () => {
  const hasDiskSpace = watchDiskSpace(dataDir, 1)
  expect(await hasDiskSpace()).toBe(true)
  expect(await watchDiskSpace(dataDir, Number.MAX_SAFE_INTEGER)()).toBe(false)
  expect(hasDiskSpace()).toBe(hasDiskSpace())
})

test('the message of a start on a full disk says that the disk is full', async () => {
  await database?.close()
  database = undefined
  vi.mocked(statfs).mockResolvedValueOnce(Object.assign(await statfs(dataDir), { bavail: 0 }))
  const control = join(dataDir, 'database/global/pg_control')
  const original = fs.readFileSync(control)
  fs.writeFileSync(control, Buffer.alloc(original.length))
  await expect(open()).rejects.toThrow(/: its disk is full\. Make room and start again\.$/)
  fs.writeFileSync(control, original)
  database = await open()
  await database.ping()
})

test('a damaged database is refused, and its folder is unlocked', async () => {
  await database?.close()
  database = undefined
  const control = join(dataDir, 'database/global/pg_control')
  fs.writeFileSync(control, Buffer.alloc(fs.statSync(control).size))
  await expect(open()).rejects.toThrow(/it is damaged or of another version\.$/)
  expect(fs.readdirSync(dataDir)).toEqual(['database', 'database.made'])
})
