import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

import { connect } from '../connect'
import { roles } from '../../../identity/users/roles.table'
import { hasDatabase } from './folderState'

// One database is created, and opened once for each kind of damage that `hasDatabase` does not see.
vi.setConfig({ testTimeout: 480_000, hookTimeout: 120_000 })

let whole: string
let damaged: string

beforeAll(async () => {
  whole = fs.mkdtempSync(join(tmpdir(), 'staff-whole-'))
  damaged = fs.mkdtempSync(join(tmpdir(), 'staff-damaged-'))
  const database = await open(whole)
  await database.db.insert(roles).values({ name: 'Kept', roleTypeId: 2 })
  await database.close()
})

afterAll(() => {
  for (const folder of [whole, damaged]) fs.rmSync(folder, { recursive: true, force: true })
})

const seed = new Blob([fs.readFileSync(inject('seed'))])
const open = (dataDir: string) => connect({ dataDir, seed, warn: () => undefined })

function copy() {
  fs.rmSync(damaged, { recursive: true, force: true })
  fs.cpSync(whole, damaged, { recursive: true })
}

/** Every file and folder below a folder, with its mode and the hash of its content. */
function treeOf(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const content = entry.isFile() ? fs.readFileSync(path) : ''
      const hash = createHash('sha256').update(content).digest('hex')
      return `${path} ${fs.statSync(path).mode} ${hash}`
    })
    .toSorted()
}

const DAMAGE: Record<string, (path: string) => void> = {
  missing: (path) => fs.rmSync(path, { recursive: true }),
  empty: (path) => {
    if (!fs.statSync(path).isDirectory()) return fs.truncateSync(path, 0)
    fs.rmSync(path, { recursive: true })
    return fs.mkdirSync(path, { mode: 0o700 })
  },
  cut: (path) => {
    const { size } = fs.statSync(path)
    if (fs.statSync(path).isFile()) fs.truncateSync(path, Math.floor(size / 2))
  },
}

/** The outcome of a start on the damaged copy: the message of the refusal, or whether the content is still there. */
async function start(): Promise<string> {
  const before = treeOf(damaged)
  try {
    const database = await open(damaged)
    const kept = await database.db.select({ name: roles.name }).from(roles)
    await database.close()
    return kept.some(({ name }) => name === 'Kept') ? 'kept' : 'a new database'
  } catch (error) {
    const changed = treeOf(damaged).filter((entry) => !before.includes(entry))
    return [String(error), ...changed].join(' changed ')
  }
}

test.each([
  ['database', 'missing'],
  ['database', 'empty'],
  ['database/PG_VERSION', 'missing'],
  ['database/PG_VERSION', 'empty'],
  ['database/PG_VERSION', 'cut'],
  ['database/base', 'missing'],
  ['database/base', 'empty'],
  ['database/base/5', 'empty'],
  ['database/global', 'missing'],
  ['database/global/pg_control', 'missing'],
  ['database/global/pg_control', 'cut'],
  ['database/pg_wal', 'missing'],
  ['database/pg_wal', 'empty'],
  ['database/pg_xact', 'missing'],
])('refuses a folder whose %s is %s, in one sentence, and changes nothing', async (name, how) => {
  copy()
  DAMAGE[how]?.(join(damaged, name))
  expect(await start()).toMatch(
    /^StartError: The data[^\n]+ in(to)? [^\n]+\.$|^StartError: The data[^\n]+\.$/,
  )
  expect(fs.existsSync(join(damaged, 'database.made'))).toBe(true)
})

test('no damage to any entry of the database leads to a new database', async () => {
  const names = fs.readdirSync(join(whole, 'database'))
  const outcomes: string[] = []
  copy()
  for (const name of names)
    for (const how of Object.keys(DAMAGE)) {
      const [from, path] = [join(whole, 'database', name), join(damaged, 'database', name)]
      DAMAGE[how]?.(path)
      // Visible damage is refused before PGlite starts, which takes a second. Some entries are empty in any case.
      if (shapeOf(path) === shapeOf(from) || isRefused()) {
        // Only this entry has changed.
        fs.rmSync(path, { recursive: true, force: true })
        fs.cpSync(from, path, { recursive: true })
        continue
      }
      outcomes.push(`${name} ${how}: ${await start()}`)
      copy()
    }
  expect(outcomes.filter((outcome) => !outcome.endsWith(': kept'))).toEqual([])
  expect(outcomes.length).toBeGreaterThan(5)
})

/** The property of an entry that damage changes: its files, or its size. */
function shapeOf(path: string): string {
  if (!fs.existsSync(path)) return 'missing'
  return fs.statSync(path).isDirectory()
    ? fs.readdirSync(path).join('/')
    : String(fs.statSync(path).size)
}

function isRefused(): boolean {
  try {
    return !hasDatabase(damaged)
  } catch {
    return true
  }
}

test('a moved database, a partial backup or the marker proves that there was a database', async () => {
  for (const sign of ['database.old', 'backup.part.1', 'database.made']) {
    fs.rmSync(damaged, { recursive: true, force: true })
    fs.mkdirSync(damaged)
    fs.writeFileSync(join(damaged, sign), '')
    expect(await start()).toContain(`had a database (there is ${sign})`)
    expect(fs.readdirSync(damaged)).toEqual([sign])
  }
})

test('the message about a database of another version contains both versions', async () => {
  copy()
  fs.writeFileSync(join(damaged, 'database/PG_VERSION'), '17\n')
  expect(await start()).toContain('it is of PostgreSQL 17, and this version of the console has 18')
})

// root can read every file.
test.skipIf(process.getuid?.() === 0)('an unreadable file is refused', async () => {
  copy()
  fs.chmodSync(join(damaged, 'database/PG_VERSION'), 0)
  expect(await start()).toContain('database/PG_VERSION cannot be read (EACCES)')
})
