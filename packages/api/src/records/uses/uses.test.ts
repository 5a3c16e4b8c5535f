import { blogs, blogsLive } from '@staff/server/areas/blogs/blogs.table'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { revisions } from '../../identity/audit/revisions.table'
import type { Database } from '../../platform/db/connect'
import { prepareRecordTables } from '../../platform/db/migrate'
import { queryRows } from '../../platform/db/queryRows'
import { addTestSamples } from '../../testing/testContent'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { trash } from '../table/trash.table'
import { expectExactUses } from './testing'

const PICTURE = 'ab'.repeat(32)
const OTHER = 'cd'.repeat(32)
const ID = '019a0000-0000-7000-8000-0000000000aa'
const blog = {
  kind: 'Article',
  title: 'A title',
  image: `/api/images/${PICTURE}.webp#{"alt":"A boat"}`,
  description: `![a](/api/images/${OTHER}.webp#x) [b](record:careers/${ID}) [c](record:careers/${ID.toUpperCase()})`,
}

eachSharedDatabase((empty) => {
  let database: Database
  beforeEach(async () => {
    database = await empty()
  })

  const places = () =>
    queryRows<{ place: string; target: string; version: number | null }>(
      database.db,
      sql`select place, target, version from uses where kind = 'picture' order by place, version, target`,
    )

  test('every statement that writes records is in the index', async () => {
    const { db } = database
    await db.insert(blogs).values([blog, { ...blog, image: '' }, { ...blog, description: '' }])
    expect(await expectExactUses(db)).toHaveLength(6)
    await db.update(blogs).set({ author: 'Somebody' })
    await db.update(blogs).set({ image: `/api/images/${OTHER}.webp` })
    expect(await expectExactUses(db)).toHaveLength(7)
    await db
      .update(blogs)
      .set({ description: 'No use. record: /api/images/ ![](/api/images/1.webp)' })
    expect(await expectExactUses(db)).toHaveLength(3)
    await db.delete(blogs).where(eq(blogs.image, 'nothing'))
    await db.execute(sql`delete from blogs where id in (select id from blogs limit 1)`)
    expect(await expectExactUses(db)).toHaveLength(2)
    await db.execute(sql`truncate blogs`)
    expect(await expectExactUses(db)).toEqual([])
  })

  test('all sample content is in the index, and again after the index was lost', async () => {
    const { db } = database
    await addTestSamples(db)
    const found = await expectExactUses(db)
    expect(found.length).toBeGreaterThan(100)
    await db.execute(sql`drop trigger uses_added on blogs`)
    await db.execute(sql`delete from uses where area = 'blogs' and place = 'working'`)
    await db.insert(blogs).values(blog)
    await prepareRecordTables(db)
    expect((await expectExactUses(db)).length).toBe(found.length + 3)
  })

  test('versions of the site that follow each other in one statement keep their uses', async () => {
    const { db } = database
    const [stored] = await db.insert(blogs).values(blog).returning()
    await db.execute(sql`insert into ${blogsLive} (id, kind, title, image, created_at, updated_at, version, during)
      select id, kind, title, image, created_at, updated_at, version, tstzrange('2026-01-01', null) from blogs`)
    await expectExactUses(db)
    await db.execute(sql`with gone as (delete from ${blogsLive} where id = ${stored?.id})
      insert into ${blogsLive} (id, kind, title, image, description, created_at, updated_at, version, during)
      select id, kind, title, image, description, created_at, updated_at, version + 1, tstzrange('2026-01-01', null) from blogs`)
    const all = await expectExactUses(db)
    expect(all.filter((line) => line.includes(' site '))).toHaveLength(3)
  })

  test('pictures of the history and of the trash are kept until these are purged', async () => {
    const { db } = database
    const about = { area: 'blogs', recordId: ID }
    const revision = { ...about, values: blog, reason: 'created' as const }
    await db.insert(revisions).values([
      { ...revision, version: 1 },
      { ...revision, version: 2 },
    ])
    await db.insert(trash).values({ ...about, title: 'A', row: { image: blog.image }, version: 3 })
    await db.update(trash).set({ live: [{ image: `/api/images/${OTHER}.webp` }] })
    expect(await places()).toEqual([
      { place: 'history', target: PICTURE, version: 1 },
      { place: 'history', target: OTHER, version: 1 },
      { place: 'history', target: PICTURE, version: 2 },
      { place: 'history', target: OTHER, version: 2 },
      { place: 'trash', target: PICTURE, version: null },
      { place: 'trash', target: OTHER, version: null },
    ])
    await db.delete(revisions).where(eq(revisions.version, 1))
    await db.delete(trash)
    expect((await places()).map(({ version }) => version)).toEqual([2, 2])
  })
})
