import { draftSchema, validate, type AnyEntity } from '@staff/entity'
import { asc, gt } from 'drizzle-orm'

import { allEntities } from '../../records/table/areas'
import type { Db } from '../../platform/db/database'
import { recordTable } from '../../records/table/recordTable'
import { toRecord, type StoredRecord } from '../../records/table/storedRecord'
import { StartError } from '../../platform/problems/startError'

/**
 * Validates every record of a restored database against the schema of its form. Throws a StartError with the first
 * invalid record and the number of others.
 */
export async function checkRecords(db: Db) {
  const invalid: string[] = []
  for (const entity of allEntities())
    for await (const record of recordsOf(db, entity)) {
      const [message] = Object.values(validate(draftSchema(entity), record).errors ?? {})
      if (message) invalid.push(`${entity.labels.one} ${String(record[entity.idKey])}: ${message}`)
    }
  const [first, ...others] = invalid
  if (first === undefined) return
  const more = others.length > 0 ? `, and ${others.length} more break rules` : ''
  throw new StartError(
    `A record of this backup breaks a rule of its form (${first})${more}. Nothing was changed; --unchecked restores it all the same.`,
  )
}

/** The records of an entity with the values of its form, page by page. */
async function* recordsOf(db: Db, entity: AnyEntity): AsyncGenerator<StoredRecord> {
  const { table, id, column } = recordTable(entity)
  const names = [entity.idKey, ...Object.keys(entity.fields)]
  const selection = Object.fromEntries(names.map((name) => [name, column(name)]))
  let last = NIL_UUID
  for (;;) {
    const rows = await db
      .select(selection)
      .from(table)
      .where(gt(id, last))
      .orderBy(asc(id))
      .limit(PAGE_SIZE)
    for (const row of rows) yield toRecord(row)
    if (rows.length < PAGE_SIZE) return
    last = String(rows.at(-1)?.[entity.idKey])
  }
}

const PAGE_SIZE = 200
const NIL_UUID = '00000000-0000-0000-0000-000000000000'
