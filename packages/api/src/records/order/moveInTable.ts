import { MAX_ORDERED, moveRecord, type AcceptedMove, type Moved } from '@staff/contract'
import { positionField, type Ordered } from '@staff/entity'
import { eq, sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { moveLive } from '../live/moveLive'
import type { RecordTable } from '../table/recordTable'
import type { StoredRecord } from '../table/storedRecord'
import { lastMover } from './lastMover'

interface Moving {
  records: RecordTable
  ordered: Ordered
  /** The record to move. */
  stored: StoredRecord
  /** The user who moves it. */
  readerId: string
}

/**
 * Makes all writes to the table wait until the end of the transaction: each move sees the order that the one before has left, and
 * no record appears, disappears or gets another number meanwhile. Reads do not wait.
 */
export async function lockOrder(tx: Db, { table }: RecordTable) {
  await tx.execute(sql`lock table ${table} in share row exclusive mode`)
}

/**
 * Moves a record and numbers its list from 1, whatever gaps and ties it had. Only the numbers are written: the versions and the
 * times of the last change stay as they are. The revisions of these versions get the numbers, where a field shows them.
 */
export async function moveInTable(
  tx: Db,
  moving: Moving,
  move: AcceptedMove,
): Promise<Moved & { isChanged: boolean }> {
  const rows = await rowsOf(tx, moving)
  const { entity } = moving.records
  const whoHas = move.from === undefined ? undefined : await lastMover(tx, entity, moving.readerId)
  const ids = rows.map(({ id }) => id)
  const { ids: order, ...moved } = moveRecord(entity, ids, move, whoHas)
  const positions = new Map(rows.map(({ id, position }) => [id, position]))
  const changed = order.flatMap((id, index) =>
    positions.get(id) === index + 1 ? [] : [{ id, position: index + 1 }],
  )
  if (changed.length > 0) {
    await writePositions(tx, moving, changed)
    await moveLive(tx, entity, moving.ordered.by)
  }
  return { ...moved, isChanged: changed.length > 0 }
}

interface Row {
  id: string
  position: number | null
}

/** The records of the list in their order; one more than can be ordered at most. */
function rowsOf(tx: Db, { records, ordered, stored }: Moving): Promise<Row[]> {
  const { table, id, column } = records
  const { by, within } = ordered
  const list = within === undefined ? sql`true` : eq(sql`${column(within)}`, stored[within])
  return queryRows<Row>(
    tx,
    sql`select ${id} as id, ${column(by)} as position from ${table} where ${list}
      order by ${column(by)}, ${id} limit ${MAX_ORDERED + 1}`,
  )
}

async function writePositions(tx: Db, { records, ordered }: Moving, changed: readonly Row[]) {
  const { entity, table, id, version } = records
  const field = positionField(entity)
  const update = sql`update ${table} set ${nameOf(ordered.by)} = moved.position
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as moved (id uuid, position integer)
    where ${id} = moved.id`
  if (field === undefined) await tx.execute(update)
  else
    await tx.execute(sql`with placed as (${update} returning ${id} as id, ${version} as version, moved.position)
      update revisions set "values" = "values" || jsonb_build_object(${field}::text, placed.position) from placed
      where area = ${entity.area} and record_id = placed.id and revisions.version = placed.version`)
}

function nameOf(column: string): SQL {
  return sql`${sql.identifier(toSnakeCase(column))}`
}
