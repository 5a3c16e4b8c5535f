import type { EntityValues } from '@staff/entity'

import { sessionOf } from '../../identity/access/authorize'
import { auditRecords } from '../audit/auditRecords'
import type { Db } from '../../platform/db/database'
import { throwAtField } from '../body/refusedValue'
import { areaOf } from '../table/areas'
import { announceRecords } from '../table/recordStore'
import { selectionOf, type RecordContext } from '../table/recordTable'
import { toRecord } from '../table/storedRecord'

/** The id and the valid values of a new record. */
export interface Creation {
  id: string
  values: EntityValues
}

/**
 * Stores the new records of an import by the rules of their area: all in one statement, and their audit entries and revisions in another
 * one. Throws a 422 at the field for a value that the database refuses.
 */
export async function createRecords(
  tx: Db,
  { records, request }: RecordContext,
  creations: readonly Creation[],
): Promise<void> {
  const { entity, table } = records
  const { beforeCreate } = areaOf(entity.area).hooks ?? {}
  const session = sessionOf(request)
  const rows: EntityValues[] = []
  for (const { id, values } of creations) {
    const columns = beforeCreate ? await beforeCreate(values, { db: tx, session }) : values
    rows.push({ ...columns, [entity.idKey]: id })
  }
  const stored = await tx
    .insert(table)
    .values(rows)
    .returning(selectionOf(records))
    .catch(throwAtField(entity))
  await announceRecords(tx, records)
  await auditRecords(entity).imported(tx, request, stored.map(toRecord))
}
