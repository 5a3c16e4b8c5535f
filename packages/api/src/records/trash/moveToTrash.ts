import { getTableName, sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import type { Session } from '../../identity/sessions/sessions'
import { throwInUse } from '../body/refusedValue'
import type { RecordTable } from '../table/recordTable'
import type { StoredRecord } from '../table/storedRecord'

/**
 * Moves records from their table into the trash, in one statement. Resolves to the ids of those that still had the given version. Throws a
 * 409 if others refer to one of them.
 */
export async function moveToTrash(
  tx: Db,
  { entity, table, id, version }: RecordTable,
  records: readonly StoredRecord[],
  { userId, name }: Pick<Session, 'userId' | 'name'>,
): Promise<string[]> {
  const given = records.map((record) => ({
    id: record[entity.idKey],
    version: record.version,
    title: entity.titleOf(record),
  }))
  const whole = sql`to_jsonb(${sql.identifier(getTableName(table))}.*)`
  const moved = await queryRows<{ id: string }>(
    tx,
    sql`with given as (
        select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id uuid, version integer, title text)),
      gone as (delete from ${table} using given where ${id} = given.id and ${version} = given.version
        returning given.id, given.title, given.version, ${whole} - array['search_text', 'title_text'] as "row")
      insert into trash (area, record_id, title, "row", version, deleted_by_id, deleted_by_name)
      select ${entity.area}, id, title, "row", version + 1, ${userId}, ${name} from gone returning record_id as id`,
  ).catch(throwInUse(entity))
  return moved.map((row) => row.id)
}
