import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { purgeExpired } from '../../operations/purge/schedulePurge'
import { queryRows } from '../../platform/db/queryRows'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { images } from '../images/images.table'
import { revisions } from '../../identity/audit/revisions.table'
import { startHistoryApi, type HistoryApi } from './testing'

const DAY = 24 * 60 * 60_000
const KEEP_ALL = { auditDays: 0, revisionDays: 0, trashDays: 0 }

eachSharedDatabase((empty) => {
  test('REVISION_DAYS deletes older versions, but not the present one of a stored record', async () => {
    const api = await startHistoryApi(await empty(), testimonialFixtures)
    const { db } = api.database
    const [kept, deleted] = [await api.create(), await api.create()]
    await api.change(kept, { name: 'Second' }, 1)
    await api.change(kept, { name: 'Third' }, 2)
    await api.remove(deleted, 1)
    await purgeExpired(db, KEEP_ALL, new Date(Date.now() + 9000 * DAY))
    await purgeExpired(db, { ...KEEP_ALL, revisionDays: 30 }, new Date(Date.now() + 29 * DAY))
    expect(await db.$count(revisions)).toBe(5)

    await db.execute(sql`update revisions set at = now() - interval '31 days' where version < 3`)
    await purgeExpired(db, { ...KEEP_ALL, revisionDays: 30 }, new Date())
    expect((await api.history(kept)).records).toMatchObject([{ version: 3, changed: [] }])
    expect((await api.restore(kept, 1, 3)).json()).toMatchObject({
      status: 404,
      message: 'There is no version 1 of this testimonial.',
    })
    await purgeExpired(db, { ...KEEP_ALL, revisionDays: 30 }, new Date(Date.now() + 31 * DAY))
    expect(await db.$count(revisions)).toBe(1)
  })

  test('REVISION_DAYS deletes what the site showed before, but not the last of a record', async () => {
    const api = await startHistoryApi(await empty(), testimonialFixtures)
    const { db } = api.database
    const [kept, ended] = [await api.create(), await api.create()]
    await api.change(kept, { name: 'Second' }, 1)
    await api.change(kept, { name: 'Third' }, 2)
    await api.change(ended, { name: 'Second' }, 1)
    await api.send('POST', `/${ended}/unpublish`, { body: { version: 2 } })
    await purgeExpired(db, KEEP_ALL, new Date(Date.now() + 9000 * DAY))
    expect(await shown(api)).toEqual({ [kept]: [1, 2, 3], [ended]: [1, 2] })
    await purgeExpired(db, { ...KEEP_ALL, revisionDays: 30 }, new Date(Date.now() + 29 * DAY))
    expect(await shown(api)).toEqual({ [kept]: [1, 2, 3], [ended]: [1, 2] })
    await purgeExpired(db, { ...KEEP_ALL, revisionDays: 30 }, new Date(Date.now() + 31 * DAY))
    expect(await shown(api)).toEqual({ [kept]: [3], [ended]: [2] })
    expect(await api.read(ended)).toMatchObject({ status: 'Unpublished' })
  })

  test('REVISION_DAYS deletes many in blocks', async () => {
    const api = await startHistoryApi(await empty(), testimonialFixtures)
    const { db } = api.database
    const id = await api.create()
    await db.execute(sql`insert into revisions (area, record_id, version, values, reason, at)
      select 'testimonials', ${id}, 1 + number, '{}', 'changed', now() - interval '2 days'
      from generate_series(1, 2001) as number`)
    await purgeExpired(db, { ...KEEP_ALL, revisionDays: 1 }, new Date())
    expect(await db.$count(revisions)).toBe(1)
  })

  test('a picture stays while only an earlier version names it', async () => {
    const database = await empty()
    const api = await startHistoryApi(database, testimonialFixtures)
    const [one, other] = testimonialFixtures.records
    const id = await api.create({ image: one?.image })
    await api.change(id, { image: other?.image }, 1)
    const count = await database.db.$count(images)
    const config = { auditDays: 1, revisionDays: 0, trashDays: 0 }
    await purgeExpired(database.db, config, new Date(Date.now() + 9000 * DAY))
    expect(await database.db.$count(images)).toBe(count)
    expect((await api.restore(id, 1, 2)).json()).toMatchObject({ image: one?.image })
  })
})

/** The versions that the site has shown of each record, in order. */
async function shown({ database }: HistoryApi): Promise<Record<string, number[]>> {
  const rows = await queryRows<{ id: string; versions: number[] }>(
    database.db,
    sql`select id, array_agg(version order by lower(during)) as versions from testimonials_live group by id`,
  )
  return Object.fromEntries(rows.map(({ id, versions }) => [id, versions]))
}
