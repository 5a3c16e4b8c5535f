import type { BulkEdition } from '@staff/contract'
import { getTableColumns, getTableName, inArray, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'

import { sessionOf } from '../../access/authorize'
import { areaOf } from '../../areas/areas'
import { auditRecords } from '../../audit/auditRecords'
import type { Db } from '../../db/database'
import { throwAtField, throwInUse } from '../body/refusedValue'
import { announceRecords } from '../table/recordStore'
import { selectionOf, type RecordTable } from '../table/recordTable'
import { toRecord } from '../table/storedRecord'
import type { DeletedBefore } from './bulkUndos.table'
import { lockRecords, type Found } from './lockRecords'
import { attempt, type BlockOutcome, type BulkContext } from './outcome'

/** Deletes the records of one block by the rules of single deletions. */
export async function removeBlock(
  tx: Db,
  context: BulkContext,
  editions: readonly BulkEdition[],
): Promise<BlockOutcome> {
  const { records } = context
  const { found, refused } = await lockRecords(tx, records, editions)
  const { beforeRemove } = areaOf(records.entity.area).hooks ?? {}
  const removed = await attempt(tx, found, removing(context), beforeRemove !== undefined)
  if (removed.done.length > 0) await announceRecords(tx, records)
  return {
    done: removed.done.length,
    refused: [...refused, ...removed.refused],
    former: removed.done.length > 0 ? { deleted: removed.done } : undefined,
  }
}

function removing({ records, request }: BulkContext) {
  const { entity, table, id } = records
  const { beforeRemove } = areaOf(entity.area).hooks ?? {}
  const audit = auditRecords(entity)
  const inUse = throwInUse(entity)
  const session = sessionOf(request)
  const whole = sql`to_jsonb(${sql.identifier(getTableName(table))}.*)`

  return async (tx: Db, found: readonly Found[]): Promise<DeletedBefore[]> => {
    for (const { stored } of found) {
      // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
      await beforeRemove?.(tx, { stored, session })
    }
    const ids = found.map((each) => each.id)
    const rows = await tx
      .delete(table)
      .where(inArray(id, ids))
      .returning({ id, row: sql<Record<string, unknown>>`${whole}` })
      .catch(inUse)
    await audit.allDeleted(
      tx,
      request,
      found.map(({ stored }) => stored),
    )
    const titles = new Map(found.map((each) => [each.id, each.title]))
    return rows.map(({ id: removed, row }) => ({
      id: String(removed),
      title: titles.get(String(removed)) ?? '',
      row,
    }))
  }
}

/** Stores the deleted records of an undone block again: with their ids and values, as their next version. */
export async function restoreBlock(
  tx: Db,
  context: BulkContext,
  deleted: readonly DeletedBefore[],
): Promise<BlockOutcome> {
  const { records, request } = context
  const { entity } = records
  const audit = auditRecords(entity)
  const atField = throwAtField(entity)
  const restored = await attempt(tx, deleted, async (inner, items) => {
    await inner.execute(insertRows(records, items)).catch(atField)
    const ids = items.map(({ id }) => id)
    const rows = await inner
      .select(selectionOf(records))
      .from(records.table)
      .where(inArray(records.id, ids))
    await audit.allCreated(inner, request, rows.map(toRecord))
    return ids
  })
  if (restored.done.length > 0) await announceRecords(tx, records)
  return { done: restored.done.length, refused: restored.refused, former: undefined }
}

function insertRows({ table }: RecordTable, items: readonly DeletedBefore[]) {
  const name = sql.identifier(getTableName(table))
  const stored = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated)
  const columns = sql.join(
    stored.map(([key]) => sql.identifier(toSnakeCase(key))),
    sql`, `,
  )
  const rows = items.map(({ row }) => ({
    ...row,
    version: Number(row['version']) + 1,
    updated_at: new Date().toISOString(),
  }))
  return sql`insert into ${name} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`
}
