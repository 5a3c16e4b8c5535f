import { entities } from '@staff/forms/content/entities'
import { sortableFields } from '@staff/forms/entity'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { idsOfPage } from '../records/table/recordStore'
import { recordTable } from '../records/table/recordTable'
import { eachDatabase } from '../testing/eachDatabase'
import type { Database } from './connect'

// Texts that may be too long for an index entry, and values from other tables.
const WITHOUT_INDEX = [
  'testimonials by description',
  'clients by websiteLink',
  'roles by userCount',
  'users by roleName',
]

const lists = entities.flatMap((entity) =>
  sortableFields(entity).map((sort) => ({ entity, sort, list: `${entity.area} by ${sort}` })),
)

eachDatabase((open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test.each(lists)('reads $list from an index', async ({ entity, sort, list }) => {
    const query = { q: '', sort, order: 'asc', page: 3, pageSize: 25 } as const
    const plan = await database.db.transaction(async (tx) => {
      // Without these settings PostgreSQL would scan and sort small tables.
      await tx.execute(sql`set local enable_seqscan = off`)
      await tx.execute(sql`set local enable_bitmapscan = off`)
      await tx.execute(sql`set local enable_sort = off`)
      const page = idsOfPage(tx, recordTable(entity), query)
      return JSON.stringify(await tx.execute(sql`explain (format json) ${page}`))
    })
    expect(plan.includes('"Node Type":"Sort"')).toBe(WITHOUT_INDEX.includes(list))
  })
})
