import { entities } from '@staff/content/entities'
import { ENDS_AT, sortableFields } from '@staff/entity'
import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { searchCondition, searchOf } from '../../records/lists/listQuery'
import { idsOfPage } from '../../records/lists/pageExpression'
import { recordTable } from '../../records/table/recordTable'
import { eachDatabase } from '../../testing/eachDatabase'
import { foundExpression } from '../../records/search/foundExpression'
import type { Database } from './connect'
import { createStatement } from './statement'

// Texts that may be too long for an index entry, and values from other tables. Those of live versions are found for all records first.
const WITHOUT_INDEX = [
  'testimonials by description',
  'clients by websiteLink',
  'roles by userCount',
  'users by roleName',
  'queries by assigneeName',
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
    const shape = { sort, order: 'asc', isFromEnd: false, isPlannedOnce: false } as const
    const plan = await database.db.transaction(async (tx) => {
      // Without these settings PostgreSQL would scan and sort small tables.
      await tx.execute(sql`set local enable_seqscan = off`)
      await tx.execute(sql`set local enable_bitmapscan = off`)
      await tx.execute(sql`set local enable_sort = off`)
      const page = createStatement(
        sql`explain (format json) ${idsOfPage(recordTable(entity), shape)}`,
        { isPrepared: false },
      )
      return JSON.stringify(await page.run(tx, { limit: 25, offset: 50 }))
    })
    expect(plan.includes('"Node Type":"Sort"')).toBe(
      sort === ENDS_AT || WITHOUT_INDEX.includes(list),
    )
  })

  test.each(entities.map((entity) => ({ entity, area: entity.area })))(
    'searches $area in an index',
    async ({ entity }) => {
      const records = recordTable(entity)
      const plan = await database.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`)
        await tx.execute(sql`set local enable_indexscan = off`)
        await tx.execute(sql`set local enable_indexonlyscan = off`)
        const { search, values } = searchOf(records, 'engineer')
        const found = createStatement(
          sql`explain (format json) select ${records.id} from ${records.table} where ${searchCondition(records, search)}`,
          { isPrepared: false },
        )
        return JSON.stringify(await found.run(tx, values))
      })
      expect(plan).toContain(`"Index Name":"${getTableName(records.table)}_search"`)
    },
  )

  test.each(entities.map((entity) => ({ entity, area: entity.area })))(
    'finds titles of $area in indexes',
    async ({ entity }) => {
      const records = recordTable(entity)
      const plan = await database.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`)
        const search = createStatement(
          sql`explain (format json) ${foundExpression([records], true)}`,
          {
            isPrepared: false,
          },
        )
        return JSON.stringify(await search.run(tx, { text: 'engineer', pattern: 'engineer%' }))
      })
      expect(plan).not.toContain('"Node Type":"Seq Scan"')
      for (const name of ['titles', 'title_parts'])
        expect(plan).toContain(`"Index Name":"${getTableName(records.table)}_${name}"`)
    },
  )
})
