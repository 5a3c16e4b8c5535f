import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'

import { openAsItIs, type Place } from '../db/connect'
import { climb, levelIn, readLevels } from '../db/migrationLevels'
import { roles } from '../areas/roles/roles.table'
import { users } from '../areas/users/users.table'
import { freshFolder, freshPostgres, type FreshPlace } from '../../tools/crash/freshPlaces'
import { restoreBackup } from './restoreBackup'
import { writeBackup } from './writeBackup'

// Every level is restored twice.
vi.setConfig({ testTimeout: 180_000 })

const template = inject('template')
const folder = mkdtempSync(join(tmpdir(), 'staff-levels-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const levels = readLevels()

describe('PGlite', () => older(freshFolder))
describe.skipIf(!template)('PostgreSQL', () =>
  older(() => (template ? freshPostgres(template) : Promise.reject(new Error('No server')))),
)

function older(fresh: () => Promise<FreshPlace>) {
  test('a database without tables has nothing to back up, and takes a backup of any level', async () => {
    const place = await fresh()
    const database = await openAsItIs(placeOf(place))
    const { db } = database
    const file = (level: number) => join(folder, `${place.env['DATA_DIR'] ? 'a' : 'b'}${level}.gz`)
    await expect(writeBackup(db, file(0))).rejects.toThrow('the database has no tables')

    // The same database grows from level to level, and is backed up at each.
    for (const [index, level] of levels.entries()) {
      await db.transaction((tx) => climb(tx, [level]))
      await db.execute(sql`insert into roles (id, name, role_type_id)
        values (gen_random_uuid(), ${`Level ${index + 1}`}, 2)`)
      await writeBackup(db, file(index + 1))
    }
    // From the newest to the oldest and up again, each takes the place of what was there.
    for (const level of [...levels.keys(), ...[...levels.keys()].toReversed()]) {
      await restoreBackup(db, file(level + 1), { replace: true })
      expect(await levelIn(db, levels)).toBe(levels.length)
      expect(await db.$count(roles)).toBe(level + 1)
    }
    await database.close()
    await place.remove()
  })

  test('names and emails that only look different are told apart on the way up', async () => {
    const place = await fresh()
    const database = await openAsItIs(placeOf(place))
    const { db } = database
    const level = levels.findIndex(({ name }) => name.endsWith('folded_names'))
    await db.transaction((tx) => climb(tx, levels.slice(0, level)))
    await db.execute(sql`insert into roles (id, name, role_type_id) values
      ('019a0000-0000-7000-8000-000000000001', 'Admin', 1), ('019a0000-0000-7000-8000-000000000002', ${'Ad\u200bmin'}, 2),
      ('019a0000-0000-7000-8000-000000000003', ${'ＡＤＭＩＮ'}, 2), ('019a0000-0000-7000-8000-000000000004', ${'\u202eeno'}, 2)`)
    await db.execute(sql`insert into users (id, first_name, last_name, email, password_hash, role_id)
      select gen_random_uuid(), 'A', 'B', unnest(array['ana@example.com', ${'ａna@example.com'}, ${'ＢＯＢ@example.com'}]), '', (select id from roles limit 1)`)
    await db.transaction((tx) => climb(tx, levels.slice(level)))
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

  test('the tables of another program are left alone', async () => {
    const place = await fresh()
    const database = await openAsItIs(placeOf(place))
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
