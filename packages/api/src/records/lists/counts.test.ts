import { roleFixtures } from '@staff/content/role/role.fixtures'
import { entities } from '@staff/content/entities'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import type { Database } from '../../platform/db/connect'
import { prepareRecordTables } from '../../platform/db/migrate'
import { queryRows } from '../../platform/db/queryRows'
import { roles } from '../../identity/users/roles.table'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { countRecords } from './countRecords'
import { recordTable } from '../table/recordTable'

eachSharedDatabase((empty) => {
  let database: Database
  beforeEach(async () => {
    database = await empty()
  })

  const { roleTypeId } = roleFixtures.filled
  const named = (...names: string[]) => names.map((name) => ({ name, roleTypeId }))
  const counted = async () => {
    const all = entities.map((entity) => recordTable(entity))
    return (await countRecords(database.db, all))['roles']
  }

  test('every statement that adds or removes rows is counted', async () => {
    const { db } = database
    await db.insert(roles).values(named('A', 'B', 'C'))
    expect(await counted()).toBe(3)
    await db.insert(roles).values(named('A', 'D')).onConflictDoNothing()
    expect(await counted()).toBe(4)
    await db.update(roles).set({ description: 'Changed' })
    await db.delete(roles).where(eq(roles.name, 'A'))
    await db.delete(roles).where(eq(roles.name, 'nobody'))
    expect(await counted()).toBe(3)
    await db.execute(sql`truncate roles cascade`)
    expect(await counted()).toBe(0)
    await db.insert(roles).values(named('A'))
    expect(await counted()).toBe(1)
  })

  test('rows of a transaction count when it is committed', async () => {
    const undone = new Error('undone')
    const { db } = database
    await expect(
      db.transaction(async (tx) => {
        await tx.insert(roles).values(named('A'))
        throw undone
      }),
    ).rejects.toBe(undone)
    expect(await counted()).toBe(0)
    await db.transaction(async (tx) => {
      await tx.insert(roles).values(named('A', 'B'))
      await tx.delete(roles).where(eq(roles.name, 'A'))
    })
    expect(await counted()).toBe(1)
  })

  test('simultaneous writes of several connections are all counted', async () => {
    const { db } = database
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => db.insert(roles).values(named(`Role ${index}`))),
    )
    expect(await counted()).toBe(40)
    await Promise.all(
      Array.from({ length: 15 }, (_, index) =>
        db.delete(roles).where(eq(roles.name, `Role ${index}`)),
      ),
    )
    expect(await counted()).toBe(25)
  })

  test('a table that comes later is counted, and searched with an index', async () => {
    const { db } = database
    await db.execute(sql`create table awards (id int, search_text text not null)`)
    await db.execute(sql`insert into awards values (1, 'a'), (2, 'b')`)
    await prepareRecordTables(db)
    await prepareRecordTables(db)
    await db.execute(sql`insert into awards values (3, 'c')`)
    const [found] = await queryRows(
      db,
      sql`select sum(total)::int as total, to_regclass('awards_search') is not null as searched
          from record_counts where table_name = 'awards'`,
    )
    expect(found).toEqual({ total: 3, searched: true })
  })
})
