import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'

import type { Database } from '../../platform/db/connect'
import { readMigrationLevels } from '../../platform/db/migrationLevels'
import { queryRows } from '../../platform/db/queryRows'
import { idempotencyKeys } from '../../platform/requests/idempotencyKeys.table'
import { roles } from '../../identity/users/roles.table'
import { sessions } from '../../identity/sessions/sessions.table'
import { throttles } from '../../platform/throttle/throttles.table'
import { users } from '../../identity/users/users.table'
import { eachDatabase, openPglite, openPostgres } from '../../testing/eachDatabase'
import { isEncrypted } from './readBackup'
import { restoreBackup } from './restoreBackup'
import type { BackupKey } from './encryption'
import { CORRUPTIONS } from './corruptions'
import { addTransientRows, fillSite, forge, stateOf, testKey } from './testing'
import { TRANSIENT_TABLES, writeBackup } from './writeBackup'

// Some tests restore whole sites several times.
vi.setConfig({ testTimeout: 120_000 })

// Some of the values that are hard to copy break the rules of the forms.
const UNCHECKED = { replace: false, unchecked: true }

const folder = mkdtempSync(join(tmpdir(), 'staff-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

eachDatabase((open) => {
  let site: Database
  let before: Record<string, string[]>
  let file: string
  let count = 0

  beforeAll(async () => {
    site = await open()
    await fillSite(site)
    before = await stateOf(site.db)
    file = join(folder, `${site.kind}.gz`)
    await addTransientRows(site.db)
    await writeBackup(site.db, file)
  })

  /** Copies the backup, for a test that corrupts it. */
  const copy = () => {
    const name = join(folder, `${site.kind}-${count++}.gz`)
    writeFileSync(name, readFileSync(file))
    return name
  }

  test('a backup is readable only by its owner, and does not overwrite a file', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await expect(writeBackup(site.db, file)).rejects.toThrow(/EEXIST/)
  })

  test('the test’s content fills every table of the backup', () => {
    const tables = Object.keys(before).filter((table) => !TRANSIENT_TABLES.includes(table))
    expect(tables.length).toBeGreaterThan(14)
    for (const table of tables) expect(before[table], table).not.toEqual([])
  })

  describe.each([
    ['PGlite', openPglite],
    ['PostgreSQL', openPostgres],
  ] as const)('to %s', (kind, openTarget) => {
    // Skipped on machines where no PostgreSQL answers.
    test.skipIf(kind === 'PostgreSQL' && !inject('template'))(
      'restores every row of every table, without sessions',
      async () => {
        const target = await openTarget()
        const { rows } = await restoreBackup(target.db, file, UNCHECKED)
        expect(rows['users']).toBe(2)
        expect(await stateOf(target.db)).toEqual(before)
        await target.close()
      },
    )
  })

  test('refuses a database with content, unless it is to be replaced', async () => {
    const target = await open()
    await target.db.insert(roles).values({ name: 'Mine', roleTypeId: 2 })
    await addTransientRows(target.db)
    const stateBefore = await stateOf(target.db)
    await expect(restoreBackup(target.db, file, { replace: false })).rejects.toThrow(
      'The database has content already. Nothing was changed; --replace throws that content away.',
    )
    expect(await stateOf(target.db)).toEqual(stateBefore)
    await restoreBackup(target.db, file, { replace: true, unchecked: true })
    expect(await stateOf(target.db)).toEqual(before)
    for (const table of [idempotencyKeys, sessions, throttles])
      expect(await target.db.$count(table)).toBe(0)
    await target.close()
  })

  test('a failed restore changes nothing', async () => {
    const corrupted = copy()
    forge(
      corrupted,
      (lines) => lines.map((line) => line.replace('"region":"US"', '"region":"XX"')),
      {
        withFooter: true,
      },
    )
    await expect(
      restoreBackup(site.db, corrupted, { replace: true, unchecked: true }),
    ).rejects.toThrow(
      /^The record [\da-f-]{36} of queries in this backup breaks the rule queries_region_known of the database\. Nothing was changed\.$/,
    )
    const { idempotency_keys: _, throttles: __, renditions: ___, ...now } = await stateOf(site.db)
    expect(before).toMatchObject(now)
  })

  test.each(CORRUPTIONS)(
    'refuses a file %s before it changes anything',
    async (_, corrupt, words) => {
      const name = copy()
      corrupt(name)
      await expect(restoreBackup(site.db, name, { replace: true })).rejects.toThrow(words)
      expect(await site.db.$count(users)).toBe(2)
    },
  )

  test('the message about an invalid record contains its id, and nothing is restored', async () => {
    const target = await open()
    const corrupted = copy()
    forge(
      corrupted,
      (lines) => {
        const at = lines.findIndex((line) => line.startsWith('clients '))
        return lines
          .map((line, index) =>
            index === at
              ? line.replace(/"website_link":"[^"]*"/, '"website_link":"vbscript:x/"')
              : line.replace(/"experience":[\d.]+/, '"experience":1'),
          )
          .filter((line) => !line.startsWith('queries '))
      },
      { withFooter: true },
    )
    await expect(restoreBackup(target.db, corrupted, { replace: false })).rejects.toThrow(
      /^A record of this backup breaks a rule of its form \(client [\da-f-]{36}: Website Link must be an address that begins with http:\/\/ or https:\/\/\)\. Nothing was changed; --unchecked restores it all the same\.$/,
    )
    expect(await target.db.$count(users)).toBe(0)
    await expect(restoreBackup(target.db, file, { replace: false })).rejects.toThrow(
      /\(career [\da-f-]{36}: Job experience value is too long\), and \d+ more break rules\. Nothing was changed/,
    )
    await target.close()
  })

  test('a restored database has statistics for the query planner', async () => {
    const target = await open()
    await restoreBackup(target.db, file, UNCHECKED)
    const known = await queryRows<{ tuples: number }>(
      target.db,
      sql`select reltuples::float8 as tuples from pg_class where relname in ('testimonials', 'images', 'users')`,
    )
    for (const { tuples } of known) expect(tuples).toBeGreaterThan(0)
    await target.close()
  })

  test('an encrypted backup can be restored only with its key', async () => {
    const encrypted = join(folder, `${site.kind}-encrypted.gz`)
    await writeBackup(site.db, encrypted, { key: testKey('a') })
    expect(isEncrypted(encrypted)).toBe(true)
    expect(statSync(encrypted).mode & 0o777).toBe(0o600)
    const target = await open()
    const restore = (key?: BackupKey) => restoreBackup(target.db, encrypted, { ...UNCHECKED, key })
    await expect(restore()).rejects.toThrow(/is encrypted: name the file of its key/)
    await expect(restore(testKey('b'))).rejects.toThrow(/another key than the one in b\.key\.$/)
    const bytes = readFileSync(encrypted)
    writeFileSync(
      encrypted,
      bytes.map((byte, index) => (index === 5000 ? byte ^ 1 : byte)),
    )
    await expect(restore(testKey('a'))).rejects.toThrow(/was changed after it was encrypted\.$/)
    expect(await target.db.$count(users)).toBe(0)
    writeFileSync(encrypted, bytes)
    await restore(testKey('a'))
    expect(await target.db.$count(users)).toBe(2)
    await target.close()
  })

  test('an older version of the console can replace a newer one', async () => {
    const target = await open()
    await target.db.execute(sql`create table later (id integer primary key)`)
    await target.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`,
    )
    await expect(writeBackup(target.db, join(folder, 'never.gz'))).rejects.toThrow(/newer version/)
    await restoreBackup(target.db, file, { replace: true, unchecked: true })
    expect(await stateOf(target.db)).toEqual(before)
    expect(before['level']).toEqual([String(readMigrationLevels().length)])
    await target.close()
  })
})
