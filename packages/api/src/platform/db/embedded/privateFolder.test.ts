import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

import { BACKUP_REQUEST, handleBackupRequests } from '../../../operations/backup/backupRequests'
import { connect } from '../connect'
import { roles } from '../../../identity/users/roles.table'

vi.setConfig({ testTimeout: 120_000 })

let dataDir: string
let umask: number
const warnings: string[] = []

beforeAll(() => {
  dataDir = join(fs.mkdtempSync(join(tmpdir(), 'staff-private-')), 'data')
  // A umask that removes no permissions.
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
    warn: (sentence) => warnings.push(sentence),
  })

/** Every file, folder and socket that other users can access. */
function accessibleToOthers(folder: string): string[] {
  const entries = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(entries.length).toBeGreaterThan(1000)
  return ['.', ...entries].filter((name) => (fs.lstatSync(join(folder, name)).mode & 0o077) !== 0)
}

test('other users cannot access the data directory after writes and a backup', async () => {
  const database = await open()
  await database.db.insert(roles).values({ name: 'Secret', roleTypeId: 2 })
  await database.db.execute('create table fresh as select generate_series(1, 1000) as number')
  await database.db.execute('vacuum full')
  await database.db.execute('checkpoint')
  await handleBackupRequests(database.db, dataDir)(BACKUP_REQUEST)
  expect(accessibleToOthers(dataDir)).toEqual([])
  await database.close()
  expect(accessibleToOthers(dataDir)).toEqual([])
  expect(warnings).toEqual([])
})

test('a start removes the permissions of other users, with a warning', async () => {
  for (const name of fs.readdirSync(dataDir, { recursive: true, encoding: 'utf8' })) {
    const path = join(dataDir, name)
    fs.chmodSync(path, fs.statSync(path).isDirectory() ? 0o755 : 0o666)
  }
  fs.chmodSync(dataDir, 0o755)
  const database = await open()
  expect(accessibleToOthers(dataDir)).toEqual([])
  expect(warnings.splice(0)).toEqual([
    expect.stringMatching(
      /^Other users .* could read the data directory .* It is closed to them now\.$/,
    ),
  ])
  await database.close()
})

test('a folder with other files keeps its own permissions', async () => {
  fs.writeFileSync(join(dataDir, 'notes.txt'), '', { mode: 0o644 })
  fs.chmodSync(dataDir, 0o755)
  fs.symlinkSync('/etc/hosts', join(dataDir, 'database/link'))
  const link = fs.statSync('/etc/hosts').mode
  fs.chmodSync(join(dataDir, 'database'), 0o755)
  const database = await open()
  await database.close()
  fs.rmSync(join(dataDir, 'database/link'))
  expect(accessibleToOthers(dataDir)).toEqual(['.', 'notes.txt'])
  expect(fs.statSync('/etc/hosts').mode).toBe(link)
})
