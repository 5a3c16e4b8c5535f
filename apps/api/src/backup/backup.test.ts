import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'

import type { Database } from '../db/connect'
import { readLevels } from '../db/migrationLevels'
import { rowsOf } from '../db/rowsOf'
import { answers } from '../requests/answers.table'
import { roles } from '../areas/roles/roles.table'
import { sessions } from '../sessions/sessions.table'
import { throttles } from '../throttle/throttles.table'
import { users } from '../areas/users/users.table'
import { eachDatabase, openPglite, openPostgres } from '../testing/eachDatabase'
import { isSealed } from './readBackup'
import { restoreBackup } from './restoreBackup'
import type { BackupKey } from './sealing'
import { SPOILINGS } from './spoilings'
import { addFleeting, fillSite, forge, stateOf } from './testing'
import { FLEETING, writeBackup } from './writeBackup'

// Some restore whole sites several times.
vi.setConfig({ testTimeout: 120_000 })

// What is hard to copy is in part what no form takes.
const ANYTHING = { replace: false, unchecked: true }

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
    await addFleeting(site.db)
    await writeBackup(site.db, file)
  })

  /** A copy of the backup, to be spoilt. */
  const copy = () => {
    const name = join(folder, `${site.kind}-${count++}.gz`)
    writeFileSync(name, readFileSync(file))
    return name
  }

  test('only its owner can read a backup, and an older one is not overwritten', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await expect(writeBackup(site.db, file)).rejects.toThrow(/EEXIST/)
  })

  test('the sample content reaches every table that is copied', () => {
    const tables = Object.keys(before).filter((table) => !FLEETING.includes(table))
    expect(tables.length).toBeGreaterThan(14)
    for (const table of tables) expect(before[table], table).not.toEqual([])
  })

  describe.each([
    ['PGlite', openPglite],
    ['PostgreSQL', openPostgres],
  ] as const)('to %s', (kind, openTarget) => {
    test.skipIf(kind === 'PostgreSQL' && !inject('template'))(
      'a restore has every row of every table, and nobody is logged in',
      async () => {
        const target = await openTarget()
        const { rows } = await restoreBackup(target.db, file, ANYTHING)
        expect(rows['users']).toBe(2)
        expect(await stateOf(target.db)).toEqual(before)
        await target.close()
      },
    )
  })

  test('a database with content is refused, and replaced as a whole where that is wanted', async () => {
    const target = await open()
    await target.db.insert(roles).values({ name: 'Mine', roleTypeId: 2 })
    await addFleeting(target.db)
    const mine = await stateOf(target.db)
    await expect(restoreBackup(target.db, file, { replace: false })).rejects.toThrow(
      'The database has content already. Nothing was changed; --replace throws that content away.',
    )
    expect(await stateOf(target.db)).toEqual(mine)
    await restoreBackup(target.db, file, { replace: true, unchecked: true })
    expect(await stateOf(target.db)).toEqual(before)
    for (const table of [answers, sessions, throttles])
      expect(await target.db.$count(table)).toBe(0)
    await target.close()
  })

  test('what goes wrong in the middle leaves everything as it was', async () => {
    const spoilt = copy()
    forge(spoilt, (lines) => lines.map((line) => line.replace('"region":"US"', '"region":"XX"')), {
      sealed: true,
    })
    await expect(
      restoreBackup(site.db, spoilt, { replace: true, unchecked: true }),
    ).rejects.toThrow(
      /^The record [\da-f-]{36} of queries in this backup breaks the rule queries_region_known of the database\. Nothing was changed\.$/,
    )
    const { answers: _, throttles: __, ...now } = await stateOf(site.db)
    expect(before).toMatchObject(now)
  })

  test.each(SPOILINGS)(
    'a file %s is refused before anything is touched',
    async (_, spoil, words) => {
      const name = copy()
      spoil(name)
      await expect(restoreBackup(site.db, name, { replace: true })).rejects.toThrow(words)
      expect(await site.db.$count(users)).toBe(2)
    },
  )

  test('a record that breaks a rule of its form is named, and nothing is restored', async () => {
    const target = await open()
    const spoilt = copy()
    forge(
      spoilt,
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
      { sealed: true },
    )
    await expect(restoreBackup(target.db, spoilt, { replace: false })).rejects.toThrow(
      /^A record of this backup breaks a rule of its form \(client [\da-f-]{36}: Website Link must be an address that begins with http:\/\/ or https:\/\/\)\. Nothing was changed; --unchecked restores it all the same\.$/,
    )
    expect(await target.db.$count(users)).toBe(0)
    await expect(restoreBackup(target.db, file, { replace: false })).rejects.toThrow(
      /\(career [\da-f-]{36}: Job experience value is too long\), and \d+ more break rules\. Nothing was changed/,
    )
    await target.close()
  })

  test('a restored database knows how much it has', async () => {
    const target = await open()
    await restoreBackup(target.db, file, ANYTHING)
    const known = await rowsOf<{ tuples: number }>(
      target.db,
      sql`select reltuples::float8 as tuples from pg_class where relname in ('testimonials', 'images', 'users')`,
    )
    for (const { tuples } of known) expect(tuples).toBeGreaterThan(0)
    await target.close()
  })

  test('a sealed backup is restored with its key alone', async () => {
    const sealed = join(folder, `${site.kind}-sealed.gz`)
    await writeBackup(site.db, sealed, secret('a'))
    expect(isSealed(sealed)).toBe(true)
    expect(statSync(sealed).mode & 0o777).toBe(0o600)
    const target = await open()
    const restore = (key?: BackupKey) => restoreBackup(target.db, sealed, { ...ANYTHING, key })
    await expect(restore()).rejects.toThrow(/is encrypted: name the file of its key/)
    await expect(restore(secret('b'))).rejects.toThrow(/another key than the one in b\.key\.$/)
    const bytes = readFileSync(sealed)
    writeFileSync(
      sealed,
      bytes.map((byte, index) => (index === 5000 ? byte ^ 1 : byte)),
    )
    await expect(restore(secret('a'))).rejects.toThrow(/was changed after it was sealed\.$/)
    expect(await target.db.$count(users)).toBe(0)
    writeFileSync(sealed, bytes)
    await restore(secret('a'))
    expect(await target.db.$count(users)).toBe(2)
    await target.close()
  })

  test('an older version of the code takes the place of a newer one', async () => {
    const target = await open()
    await target.db.execute(sql`create table later (id integer primary key)`)
    await target.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`,
    )
    await expect(writeBackup(target.db, join(folder, 'never.gz'))).rejects.toThrow(/newer version/)
    await restoreBackup(target.db, file, { replace: true, unchecked: true })
    expect(await stateOf(target.db)).toEqual(before)
    expect(before['level']).toEqual([String(readLevels().length)])
    await target.close()
  })
})

function secret(letter: string): BackupKey {
  return { secret: Buffer.from(letter.repeat(64)), file: `${letter}.key` }
}
