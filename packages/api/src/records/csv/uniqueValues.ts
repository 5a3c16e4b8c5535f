import { UniqueValues, type AcceptedImport, type RowPlan } from '@staff/contract'
import { is, sql } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'

import { foldedText } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import type { RecordTable } from '../table/recordTable'

/** Returns a function that refuses the rows with a unique value that another record or an earlier row of the file has. */
export function refusingTaken(db: Db, records: RecordTable, file: AcceptedImport) {
  const unique = new UniqueValues(records.entity, file)
  return async (plans: readonly RowPlan[]) => {
    for (const field of records.entity.unique ?? []) {
      const owners = await findOwners(db, records, field, unique.of(field, plans))
      unique.refuseTaken(field, plans, owners)
    }
  }
}

/** The ids of the records that have these values. */
async function findOwners(
  db: Db,
  { table, id, column }: RecordTable,
  field: string,
  values: readonly string[],
): Promise<Map<string, string>> {
  const found = column(field)
  if (values.length === 0 || !is(found, PgColumn)) return new Map()
  const folded = foldedText(found)
  const rows = await db
    .select({ id, value: sql<string>`${folded}` })
    .from(table)
    .where(
      sql`${folded} in (${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`,
    )
  return new Map(rows.map((row) => [row.value, String(row.id)]))
}
