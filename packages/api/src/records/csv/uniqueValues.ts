import { atCells, takenMessage, type AcceptedImport } from '@staff/contract'
import { foldText } from '@staff/entity'
import { is, sql } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'

import { foldedText } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import type { RecordTable } from '../table/recordTable'
import type { Plan } from './planRow'

/** The values of the unique fields of a file. The database has the last word; this finds what a preview must show. */
export function uniqueValues(db: Db, records: RecordTable, file: AcceptedImport) {
  const { entity } = records
  const fields = entity.unique ?? []
  const seen = new Map<string, Set<string>>(fields.map((field) => [field, new Set()]))

  /** Refuses the rows with a value that another record or an earlier row has. */
  async function refuseTaken(plans: readonly Plan[]) {
    for (const field of fields) {
      const ofField = plans.filter(
        ({ values, errors }) => errors.length === 0 && typeof values[field] === 'string',
      )
      const valueOf = ({ values }: Plan) => foldText(String(values[field]))
      const owners = await findOwners(db, records, field, ofField.map(valueOf))
      for (const plan of ofField) {
        const value = valueOf(plan)
        const owner = owners.get(value)
        const isOwn = owner === undefined || owner === plan.stored?.[entity.idKey]
        if (!isOwn || seen.get(field)?.has(value))
          plan.errors = atCells(file, { [field]: takenMessage(entity, field) })
        seen.get(field)?.add(value)
      }
    }
  }

  return { refuseTaken }
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
