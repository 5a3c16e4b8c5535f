import { sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import type { RecordTable } from '../table/recordTable'
import { totalOf } from './pageExpression'

/** The number of records of each area, counted in one statement. */
export async function countRecords(db: Db, areas: RecordTable[]): Promise<Record<string, number>> {
  const counts = areas.map(
    (records) => sql`${totalOf(records)}::float8 as ${sql.identifier(records.entity.area)}`,
  )
  const [counted] = await queryRows<Record<string, number>>(
    db,
    sql`select ${sql.join(counts, sql`, `)}`,
  )
  return counted ?? {}
}
