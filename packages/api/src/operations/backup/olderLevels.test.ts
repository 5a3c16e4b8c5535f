import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '@staff/server/areas/queries/queries.table'
import { eachFreshPlace } from '@staff/server/tools/crash/eachFreshPlace'
import type { FreshPlace } from '@staff/server/tools/crash/freshPlaces'

import { openUnmigrated } from '../../platform/db/connect'
import type { Db, UnmigratedDatabase } from '../../platform/db/database'
import {
  applyMigrations,
  currentLevel,
  readMigrationLevels,
} from '../../platform/db/migrationLevels'
import { queryRows } from '../../platform/db/queryRows'
import { idempotencyKeys } from '../../platform/requests/idempotencyKeys.table'
import { roles } from '../../identity/users/roles.table'
import { users } from '../../identity/users/users.table'
import { readBackup } from './readBackup'
import { restoreBackup } from './restoreBackup'
import { placeOf } from './testing'
import { writeBackup } from './writeBackup'

// Every level is restored.
vi.setConfig({ testTimeout: 180_000 })

const folder = mkdtempSync(join(tmpdir(), 'staff-levels-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const levels = readMigrationLevels()

eachFreshPlace(testOlderLevels)

/** The tests share a place, because to create one takes longer than most of them. */
function testOlderLevels(fresh: () => Promise<FreshPlace>) {
  let place: FreshPlace
  let database: UnmigratedDatabase
  let db: Db
  beforeAll(async () => {
    place = await fresh()
    database = await openUnmigrated(placeOf(place))
    ;({ db } = database)
  })
  beforeEach(async () => {
    await db.execute(sql`drop schema if exists drizzle cascade`)
    await db.execute(sql`drop schema public cascade`)
    await db.execute(sql`create schema public`)
  })
  afterAll(async () => {
    await database.close()
    await place.remove()
  })
  const file = (level: number | 'before') =>
    join(folder, `${place.env['DATA_DIR'] ? 'a' : 'b'}${level}.gz`)

  test('a backup of any level can be restored; a database without tables cannot be backed up', async () => {
    await expect(writeBackup(db, file(0))).rejects.toThrow('the database has no tables')

    // Migrates one database level by level, with a backup at each.
    for (const [index, level] of levels.entries()) {
      await db.transaction((tx) => applyMigrations(tx, [level]))
      await db.execute(sql`insert into roles (id, name, role_type_id)
        values (gen_random_uuid(), ${`Level ${index + 1}`}, 2)`)
      await writeBackup(db, file(index + 1))
    }
    // Each is restored over the one before, which is at the newest level then.
    for (const level of levels.keys()) {
      await restoreBackup(db, file(level + 1), { replace: true })
      expect(await currentLevel(db, levels)).toBe(levels.length)
      expect(await db.$count(roles)).toBe(level + 1)
    }
  })

  test('a migration renames duplicates among names and emails that look the same', async () => {
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
  })

  test('old queries count as read, and those of the last days as new', async () => {
    const level = levels.findIndex(({ name }) => name.endsWith('queries_are_work'))
    await db.transaction((tx) => applyMigrations(tx, levels.slice(0, level)))
    await db.execute(sql`insert into queries (id, name, email, subject, message, region, created_at)
      select gen_random_uuid(), 'A', 'a@example.com', days || ' days', 'M', 'US', now() - make_interval(days => days)
      from unnest(array[400, 8, 6, 0]) as days`)
    await db.transaction((tx) => applyMigrations(tx, levels.slice(level)))
    const rows = await db
      .select({ subject: queries.subject, status: queries.status, version: queries.version })
      .from(queries)
      .orderBy(queries.createdAt)
    expect(rows).toEqual([
      { subject: '400 days', status: 'Read', version: 1 },
      { subject: '8 days', status: 'Read', version: 1 },
      { subject: '6 days', status: 'New', version: 1 },
      { subject: '0 days', status: 'New', version: 1 },
    ])
  })

  test('stored responses survive the rename of their table, and the old version can still use it', async () => {
    const level = levels.findIndex(({ name }) => name.endsWith('idempotency_keys'))
    await db.transaction((tx) => applyMigrations(tx, levels.slice(0, level)))
    const store = (key: string, status: number) =>
      db.execute(sql`insert into answers (key, fingerprint, status, headers) values (${key}, 'f', ${status}, '{}')
        on conflict (key) do update set status = excluded.status`)
    await store('before', 201)
    const before = file('before')
    await writeBackup(db, before)
    expect((await readBackup(before)).tables).not.toContain('answers')

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
    await restoreBackup(db, before, { replace: true })
    expect(await db.$count(idempotencyKeys)).toBe(0)
    expect(await queryRows(db, sql`select key from answers`)).toEqual([])
  })

  test('refuses to replace the tables of another program', async () => {
    await db.execute(sql`create table orders (id integer primary key)`)
    await expect(restoreBackup(db, file(levels.length), { replace: true })).rejects.toThrow(
      /another program/,
    )
  })
}
