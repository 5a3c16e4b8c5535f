import { NO_RIGHTS, noSearchEngineValues } from '@staff/entity'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'

import { eachFreshPlace } from '@staff/server/tools/crash/eachFreshPlace'
import type { FreshPlace } from '@staff/server/tools/crash/freshPlaces'
import { restoreBackup } from '../../operations/backup/restoreBackup'
import { placeOf } from '../../operations/backup/testing'
import { writeBackup } from '../../operations/backup/writeBackup'
import { openUnmigrated } from '../../platform/db/connect'
import { applyMigrations, readMigrationLevels } from '../../platform/db/migrationLevels'
import { addFirstRevisions } from './firstRevisions'
import { revisions } from '../../identity/audit/revisions.table'

vi.setConfig({ testTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'staff-revisions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const levels = readMigrationLevels()

eachFreshPlace(testMigration)

function testMigration(fresh: () => Promise<FreshPlace>) {
  test('every record gets its first revision without secrets, also from an older backup; queries have none', async () => {
    const place = await fresh()
    const database = await openUnmigrated(placeOf(place))
    const { db } = database
    const level = levels.findIndex(({ name }) => name.endsWith('revisions'))
    await db.transaction((tx) => applyMigrations(tx, levels.slice(0, level)))
    await db.execute(sql`insert into roles (id, name, role_type_id, version, updated_at)
      values ('019a0000-0000-7000-8000-000000000001', 'Editors', 2, 7, '2026-01-02T03:04:05Z')`)
    await db.execute(sql`insert into users (id, first_name, last_name, email, password_hash, role_id)
      select '019a0000-0000-7000-8000-000000000002', 'Ana', 'B', 'ana@example.com', 'the hash', id from roles`)
    await db.execute(sql`insert into blogs (id, kind, title, image, tags)
      values ('019a0000-0000-7000-8000-000000000003', 'Article', 'News', '', array['a', 'b'])`)
    await db.execute(sql`insert into queries (id, name, email, subject, message, region)
      values (gen_random_uuid(), 'A', 'a@example.com', 'S', 'M', 'US')`)
    const file = join(folder, `${place.env['DATA_DIR'] ? 'a' : 'b'}-history.gz`)
    await writeBackup(db, file)
    const migrated = async () => {
      const found = await db.select().from(revisions).orderBy(revisions.recordId)
      expect(found).toMatchObject([
        { area: 'roles', version: 7, at: new Date('2026-01-02T03:04:05Z') },
        { area: 'users', version: 1 },
        { area: 'blogs', version: 1 },
      ])
      for (const { reason, userId, userName } of found)
        expect([reason, userId, userName]).toEqual(['existing', null, ''])
      return found.map(({ values }) => values)
    }
    await db.transaction((tx) => applyMigrations(tx, levels.slice(level)))
    const expected = [
      { name: 'Editors', roleTypeId: 2, description: '', rights: NO_RIGHTS },
      {
        firstName: 'Ana',
        lastName: 'B',
        email: 'ana@example.com',
        roleId: '019a0000-0000-7000-8000-000000000001',
        account: 'Active',
      },
      {
        kind: 'Article',
        title: 'News',
        image: '',
        author: '',
        tags: ['a', 'b'],
        description: '',
        imageLink: '',
      },
    ]
    expect(await migrated()).toEqual(expected)
    // What the server does for records that it stores without a call is the same, with the fields that came later.
    await db.delete(revisions)
    await addFirstRevisions(db)
    const [role, user, post] = expected
    expect(await migrated()).toEqual([role, user, { ...post, ...noSearchEngineValues }])
    await restoreBackup(db, file, { replace: true, unchecked: true })
    expect(await migrated()).toEqual(expected)
    await database.close()
    await place.remove()
  })
}
