import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Db } from '../../platform/db/database'
import { createStatement } from '../../platform/db/statement'
import { revisions } from './revisions.table'
import { audit } from './audit.table'

type Entry = typeof audit.$inferInsert
type Revision = typeof revisions.$inferInsert

/** Stores audit entries and the revisions that belong to them in one statement, whose text is the same for any number of them. */
export async function storeWithRevisions(
  tx: Db,
  entries: readonly Entry[],
  made: readonly Revision[],
): Promise<void> {
  const values = { entries: JSON.stringify(entries), revisions: JSON.stringify(made) }
  await statement.run(tx, values)
}

const insertEntries = insertFrom(
  audit,
  'id userId userName action status area recordId recordTitle address requestId changes',
  'entries',
)

const insertRevisions = insertFrom(
  revisions,
  'area recordId version values reason userId userName',
  'revisions',
)

const statement = createStatement<never>(
  sql`with audited as (${insertEntries}) ${insertRevisions}`,
  { isPrepared: true },
)

function list(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `)
}

/** Inserts the objects of a placeholder: a JSON list. The other columns get their defaults. */
function insertFrom(table: PgTable, names: string, placeholder: string): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
    names.split(' ').includes(key),
  )
  const targets = columns.map(([key]) => sql`${sql.identifier(toSnakeCase(key))}`)
  const keys = columns.map(([key]) => sql`${sql.identifier(key)}`)
  const typed = columns.map(
    ([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`,
  )
  return sql`insert into ${table} (${list(targets)}) select ${list(keys)}
    from jsonb_to_recordset(${sql.placeholder(placeholder)}::jsonb) as given (${list(typed)})`
}
