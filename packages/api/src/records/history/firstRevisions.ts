import type { AnyEntity } from '@staff/entity'
import { sql, type SQL } from 'drizzle-orm'

import { allEntities } from '../table/areas'
import type { Db } from '../../platform/db/database'
import { recordTable, type RecordTable } from '../table/recordTable'

/** Gives every record without a revision of its version one without an author: for records that were stored without a call. */
export async function addFirstRevisions(tx: Db): Promise<void> {
  for (const entity of allEntities()) {
    if (!entity.isPersonal) await tx.execute(firstRevisions(recordTable(entity)))
  }
}

function firstRevisions({ entity, table, id, version, column }: RecordTable): SQL {
  const area = sql`${entity.area}::text`
  return sql`insert into revisions (area, record_id, version, "values", reason, at)
    select ${area}, ${id}, ${version}, ${storedValues(entity, column)}, 'existing', ${column('updatedAt')} from ${table}
    where not exists (select from revisions
      where area = ${area} and record_id = ${id} and version = ${version})`
}

/** The values that a revision keeps, as an expression over the columns of the table. */
function storedValues({ fields }: AnyEntity, column: RecordTable['column']): SQL {
  const kept = Object.values(fields).filter(({ secret }) => !secret)
  const pairs = kept.map(({ name }) => sql`${sql.raw(`'${name}'`)}, ${column(name)}`)
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`
}
