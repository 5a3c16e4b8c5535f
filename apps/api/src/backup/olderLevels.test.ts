import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'

import { openUnmigrated, type Place } from '../db/connect'
import { applyMigrations, currentLevel, readMigrationLevels } from '../db/migrationLevels'
import { queryRows } from '../db/queryRows'
import { idempotencyKeys } from '../requests/idempotencyKeys.table'
import { roles } from '../areas/roles/roles.table'
import { users } from '../areas/users/users.table'
import { freshFolder, freshPostgres, type FreshPlace } from '../../tools/crash/freshPlaces'
import { readBackup } from './readBackup'
import { restoreBackup } from './restoreBackup'
import { writeBackup } from './writeBackup'

// Every level is restored twice.
vi.setConfig({ testTimeout: 180_000 })

const template = inject('template')
const folder = mkdtempSync(join(tmpdir(), 'staff-levels-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const levels = readMigrationLevels()

describe('PGlite', () => testOlderLevels(freshFolder))
// Skipped on machines where no PostgreSQL answers.
describe.skipIf(!template)('PostgreSQL', () =>
  testOlderLevels(() =>
    template ? freshPostgres(template) : Promise.reject(new Error('No server')),
  ),
)

function testOlderLevels(fresh: () => Promise<FreshPlace>) {
  test('a backup of any level can be restored; a database without tables cannot be backed up', async () => {
    const place = await fresh()
    const database = await openUnmigrated(placeOf(place))
    const { db } = database
    const file = (level: number) => join(folder, `${place.env['DATA_DIR'] ? 'a' : 'b'}${level}.gz`)
    await expect(writeBackup(db, file(0))).rejects.toThrow('the database has no tables')

    // Migrates one database level by level, with a backup at each.
    for (const [index, level] of levels.entries()) {
      await db.transaction((tx) => applyMigrations(tx, [level]))
      await db.execute(sql`insert into roles (id, name, role_type_id)
        values (gen_random_uuid(), ${`Level ${index + 1}`}, 2)`)
      await writeBackup(db, file(index + 1))
    }
    // Restores from the newest to the oldest and back, each over the one before.
    for (const level of [...levels.keys(), ...[...levels.keys()].toReversed()]) {
      await restoreBackup(db, file(level + 1), { replace: true })
      expect(await currentLevel(db, levels)).toBe(levels.length)
      expect(await db.$count(roles)).toBe(level + 1)
    }
    await database.close()
    await place.remove()
  })

  test('a migration renames duplicates among names and emails that look the same', async () => {
    const place = await fresh()
    const database = await openUnmigrated(placeOf(place))
    const { db } = database
    const level = levels.findIndex(({ name }) => name.endsWith('folded_names'))
    await db.transaction((tx) => applyMigrations(tx, levels.slice(0, level)))
    await db.execute(sql`insert into roles (id, name, role_type_id) values
      ('019a0000-0000-7000-8000-000000000001', 'Admin', 1), ('019a0000-0000-7000-8000-000000000002', ${'Ad\u200bmin'}, 2),
      ('019a0000-0000-7000-8000-000000000003', ${'ＡＤＭＩＮ'}, 2), ('019a0000-0000-7000-8000-000000000004', ${'\u202eeno'}, 2)`)
    await db.execute(sql`insert into users (id, first_name, last_name, email, password_hash, role_id)
      select gen_random_uuid(), 'A', 'B', unnest(array['ana@example.com', ${'ａna@example.com'}, ${'ＢＯＢ@example.com'}]), '', (select id from roles limit 1)`)
    await db.transaction((tx) => applyMigrations(tx, levels.slice(level)))
    const names = await db.select({ name: roles.name }).from(roles).orderBy(roles.id)
    expect(names.map(({ name }) => name)).toEqual([
      'Admin',
      'Admin (000002)',
      'ＡＤＭＩＮ (000003)',
      'eno',
    ])
    const emails = await db.select({ email: users.email }).from(users)
    expect(emails.map(({ email }) => email.replace(/-\w{6}-/, '-')).toSorted()).toEqual([
      'ana@example.com',
      'bob@example.com',
      'same-ana@example.com',
    ])
    await database.close()
    await place.remove()
  })

  test('stored responses survive the rename of their table, and the old version can still use it', async () => {
    const place = await fresh()
    const database = await openUnmigrated(placeOf(place))
    const { db } = database
    const level = levels.findIndex(({ name }) => name.endsWith('idempotency_keys'))
    await db.transaction((tx) => applyMigrations(tx, levels.slice(0, level)))
    const store = (key: string, status: number) =>
      db.execute(sql`insert into answers (key, fingerprint, status, headers) values (${key}, 'f', ${status}, '{}')
        on conflict (key) do update set status = excluded.status`)
    await store('before', 201)
    const file = join(folder, `${place.env['DATA_DIR'] ? 'a' : 'b'}-before.gz`)
    await writeBackup(db, file)
    expect((await readBackup(file)).tables).not.toContain('answers')

    await db.transaction((tx) => applyMigrations(tx, levels.slice(level)))
    // Nodes of the old version still use the old name.
    await store('after', 200)
    await store('after', 201)
    await db.execute(sql`delete from answers where key = 'none'`)
    const stored = await db.select().from(idempotencyKeys).orderBy(idempotencyKeys.key)
    expect(stored).toMatchObject([
      { key: 'after', status: 201, headers: {} },
      { key: 'before', status: 201, headers: {} },
    ])
    await restoreBackup(db, file, { replace: true })
    expect(await db.$count(idempotencyKeys)).toBe(0)
    expect(await queryRows(db, sql`select key from answers`)).toEqual([])
    await database.close()
    await place.remove()
  })

  test('refuses to replace the tables of another program', async () => {
    const place = await fresh()
    const database = await openUnmigrated(placeOf(place))
    const { db } = database
    await db.execute(sql`create table orders (id integer primary key)`)
    const file = join(folder, `${place.env['DATA_DIR'] ? 'a' : 'b'}${levels.length}.gz`)
    await expect(restoreBackup(db, file, { replace: true })).rejects.toThrow(/another program/)
    await database.close()
    await place.remove()
  })
}

function placeOf({ env }: FreshPlace): Place {
  if (env['DATABASE_URL']) return { databaseUrl: env['DATABASE_URL'] }
  const seed = readFileSync(join(dirname(inject('server')), 'seed.tar.gz'))
  return {
    dataDir: env['DATA_DIR'] ?? '',
    seed: new Blob([seed], { type: 'application/gzip' }),
  }
}
