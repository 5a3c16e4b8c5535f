import { ENDS_AT, STATUS, type EntityValues } from '@staff/entity'
import { and, eq, getTableName, sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { throwAtField } from '../body/refusedValue'
import { isOneOf, type Edition } from '../table/recordStore'
import { selectionOf, type RecordTable } from '../table/recordTable'
import { toRecord, type StoredRecord } from '../table/storedRecord'

/**
 * Gives records the same values in some columns, and resolves to them as they are stored then. Leaves out a record that has another version
 * meanwhile. Throws a 422 at the field for a value that the database refuses.
 */
export async function updateRecords(
  tx: Db,
  records: RecordTable,
  editions: readonly Edition[],
  columns: EntityValues,
): Promise<StoredRecord[]> {
  const [one, another] = editions
  const plan = one && !another ? planOf(records, columns) : undefined
  const rows = await (
    one && plan !== undefined
      ? updateOne(tx, records, columns, { plan, edition: one })
      : tx
          .update(records.table)
          .set(columns)
          .where(isOneOf(records, editions))
          .returning(returned(records))
  ).catch(throwAtField(records.entity))
  return rows.map(toRecord)
}

/** The same for one record, by a statement whose plan the database keeps: to plan it takes as long as to run it. */
function updateOne(
  tx: Db,
  records: RecordTable,
  columns: EntityValues,
  { plan, edition }: { plan: string; edition: Edition },
) {
  const names = Object.keys(columns)
  const set = Object.fromEntries(names.map((name) => [name, sql.placeholder(`new ${name}`)]))
  const values = Object.fromEntries(names.map((name) => [`new ${name}`, columns[name]]))
  return tx
    .update(records.table)
    .set(set)
    .where(
      and(eq(records.id, sql.placeholder('id')), eq(records.version, sql.placeholder('version'))),
    )
    .returning(returned(records))
    .prepare(plan)
    .execute({ ...values, ...edition })
}

/**
 * The name of the plan for an update of these columns. Undefined if there are too many, because each connection keeps each plan: a form sends
 * what somebody has changed, so the same few columns come again and again.
 */
function planOf({ table }: RecordTable, columns: EntityValues): string | undefined {
  const key = `${getTableName(table)} ${Object.keys(columns).join(' ')}`
  const known = plans.get(key)
  if (known !== undefined || plans.size >= MAX_PLANS) return known
  // PostgreSQL cuts a name after 63 characters.
  const name = `update-${plans.size + 1}`
  plans.set(key, name)
  return name
}

const plans = new Map<string, string>()
const MAX_PLANS = 100

function returned(records: RecordTable) {
  return { ...selectionOf(records), ...(records.entity.publicSite && SHOWN_LATER) }
}

// `goLive` computes them of the live versions that it reads.
const SHOWN_LATER = { [STATUS]: sql<null>`null`, [ENDS_AT]: sql<null>`null` }
