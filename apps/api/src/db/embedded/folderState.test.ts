import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

import { connect } from '../connect'
import { roles } from '../../areas/roles/roles.table'
import { hasDatabase } from './folderState'

// A whole database is made once, and opened once for each damage that cannot be seen before.
vi.setConfig({ testTimeout: 480_000, hookTimeout: 120_000 })

let whole: string
let spoilt: string

beforeAll(async () => {
  whole = fs.mkdtempSync(join(tmpdir(), 'staff-whole-'))
  spoilt = fs.mkdtempSync(join(tmpdir(), 'staff-spoilt-'))
  const database = await open(whole)
  await database.db.insert(roles).values({ name: 'Kept', roleTypeId: 2 })
  await database.close()
})

afterAll(() => {
  for (const folder of [whole, spoilt]) fs.rmSync(folder, { recursive: true, force: true })
})

const seed = new Blob([fs.readFileSync(inject('seed'))])
const open = (dataDir: string) => connect({ dataDir, seed, warn: () => undefined })

function copy() {
  fs.rmSync(spoilt, { recursive: true, force: true })
  fs.cpSync(whole, spoilt, { recursive: true })
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

const SPOIL: Record<string, (path: string) => void> = {
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

/** What a start on the spoilt copy does: the sentence of its refusal, or whether the old content is there. */
async function start(): Promise<string> {
  const before = treeOf(spoilt)
  try {
    const database = await open(spoilt)
    const kept = await database.db.select({ name: roles.name }).from(roles)
    await database.close()
    return kept.some(({ name }) => name === 'Kept') ? 'kept' : 'a new database'
  } catch (error) {
    const touched = treeOf(spoilt).filter((entry) => !before.includes(entry))
    return [String(error), ...touched].join(' touched ')
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
])('%s that is %s is refused in one sentence, and nothing is touched', async (name, how) => {
  copy()
  SPOIL[how]?.(join(spoilt, name))
  expect(await start()).toMatch(
    /^StartError: The data[^\n]+ in(to)? [^\n]+\.$|^StartError: The data[^\n]+\.$/,
  )
  expect(fs.existsSync(join(spoilt, 'database.made'))).toBe(true)
})

test('no entry of the database, whatever is done to it, makes a new one', async () => {
  const names = fs.readdirSync(join(whole, 'database'))
  const outcomes: string[] = []
  copy()
  for (const name of names)
    for (const how of Object.keys(SPOIL)) {
      const [from, path] = [join(whole, 'database', name), join(spoilt, 'database', name)]
      SPOIL[how]?.(path)
      // What can be seen is refused before PGlite is asked; each start of it costs a second. Some are empty anyway.
      if (shapeOf(path) === shapeOf(from) || isRefused()) {
        // No more than that has to be as it was.
        fs.rmSync(path, { recursive: true, force: true })
        fs.cpSync(from, path, { recursive: true })
        continue
      }
      // oxlint-disable-next-line no-await-in-loop -- One copy after the other.
      outcomes.push(`${name} ${how}: ${await start()}`)
      copy()
    }
  expect(outcomes.filter((outcome) => !outcome.endsWith(': kept'))).toEqual([])
  expect(outcomes.length).toBeGreaterThan(5)
})

/** What the damages of this test change. */
function shapeOf(path: string): string {
  if (!fs.existsSync(path)) return 'missing'
  return fs.statSync(path).isDirectory()
    ? fs.readdirSync(path).join('/')
    : String(fs.statSync(path).size)
}

function isRefused(): boolean {
  try {
    return !hasDatabase(spoilt)
  } catch {
    return true
  }
}

test('a moved database, a part of a backup or the mark tells that there was one', async () => {
  for (const sign of ['database.old', 'backup.part.1', 'database.made']) {
    fs.rmSync(spoilt, { recursive: true, force: true })
    fs.mkdirSync(spoilt)
    fs.writeFileSync(join(spoilt, sign), '')
    // oxlint-disable-next-line no-await-in-loop -- One folder.
    expect(await start()).toContain(`had a database (there is ${sign})`)
    expect(fs.readdirSync(spoilt)).toEqual([sign])
  }
})

test('a database of another version of PostgreSQL is named', async () => {
  copy()
  fs.writeFileSync(join(spoilt, 'database/PG_VERSION'), '17\n')
  expect(await start()).toContain('it is of PostgreSQL 17, and this version of the console has 18')
})

test.skipIf(process.getuid?.() === 0)('what cannot be read is refused', async () => {
  copy()
  fs.chmodSync(join(spoilt, 'database/PG_VERSION'), 0)
  expect(await start()).toContain('database/PG_VERSION cannot be read (EACCES)')
})
