import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

import { answerBackups, BACKUP } from '../../backup/spoolBackup'
import { connect } from '../connect'
import { roles } from '../../areas/roles/roles.table'

vi.setConfig({ testTimeout: 120_000 })

let dataDir: string
let umask: number
const said: string[] = []

beforeAll(() => {
  dataDir = join(fs.mkdtempSync(join(tmpdir(), 'staff-private-')), 'data')
  // The worst that a service can be started with.
  umask = process.umask(0)
})

afterAll(() => {
  process.umask(umask)
  fs.rmSync(join(dataDir, '..'), { recursive: true, force: true })
})

const open = () =>
  connect({
    dataDir,
    seed: new Blob([fs.readFileSync(inject('seed'))]),
    warn: (sentence) => said.push(sentence),
  })

/** Every file, folder and socket that somebody else can open. */
function openTo(others: string): string[] {
  const entries = fs.readdirSync(others, { recursive: true, encoding: 'utf8' })
  expect(entries.length).toBeGreaterThan(1000)
  return ['.', ...entries].filter((name) => (fs.lstatSync(join(others, name)).mode & 0o077) !== 0)
}

test('nobody else can read a file of the data directory, after writes and a backup', async () => {
  const database = await open()
  await database.db.insert(roles).values({ name: 'Secret', roleTypeId: 2 })
  await database.db.execute('create table fresh as select generate_series(1, 1000) as number')
  await database.db.execute('vacuum full')
  await database.db.execute('checkpoint')
  await answerBackups(database.db, dataDir)(BACKUP)
  expect(openTo(dataDir)).toEqual([])
  await database.close()
  expect(openTo(dataDir)).toEqual([])
  expect(said).toEqual([])
})

test('a start closes a folder that is open, and says so', async () => {
  for (const name of fs.readdirSync(dataDir, { recursive: true, encoding: 'utf8' })) {
    const path = join(dataDir, name)
    fs.chmodSync(path, fs.statSync(path).isDirectory() ? 0o755 : 0o666)
  }
  fs.chmodSync(dataDir, 0o755)
  const database = await open()
  expect(openTo(dataDir)).toEqual([])
  expect(said.splice(0)).toEqual([
    expect.stringMatching(
      /^Other users .* could read the data directory .* It is closed to them now\.$/,
    ),
  ])
  await database.close()
})

test('a folder that holds something else, too, stays as it is around the database', async () => {
  fs.writeFileSync(join(dataDir, 'notes.txt'), '', { mode: 0o644 })
  fs.chmodSync(dataDir, 0o755)
  fs.symlinkSync('/etc/hosts', join(dataDir, 'database/link'))
  const link = fs.statSync('/etc/hosts').mode
  fs.chmodSync(join(dataDir, 'database'), 0o755)
  const database = await open()
  await database.close()
  fs.rmSync(join(dataDir, 'database/link'))
  expect(openTo(dataDir)).toEqual(['.', 'notes.txt'])
  expect(fs.statSync('/etc/hosts').mode).toBe(link)
})
