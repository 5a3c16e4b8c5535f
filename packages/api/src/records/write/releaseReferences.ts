import { followed } from '@staff/contract'
import { optionalReferencesTo, type AnyEntity } from '@staff/entity'
import { inArray, sql } from 'drizzle-orm'

import { allEntities } from '../table/areas'
import { auditRecords } from '../audit/auditRecords'
import type { AuditedRequest } from '../../identity/audit/writeAuditEntry'
import type { Db } from '../../platform/db/database'
import { announceRecords } from '../table/recordStore'
import { recordTable, selectionOf } from '../table/recordTable'
import { changeTimes } from '../live/times/changeTimes'
import { toRecord, type StoredRecord } from '../table/storedRecord'

/**
 * Sets optional references to records that are about to be deleted to null, in the transaction of the deletion: a deleted user
 * leaves their queries. The changed records get new versions, so that nobody saves over that unknowingly.
 */
export async function releaseReferences(
  tx: Db,
  entity: AnyEntity,
  ids: readonly string[],
  request: AuditedRequest,
) {
  const references = allEntities().flatMap((other) =>
    optionalReferencesTo(other, entity.area).map((field) => ({ other, field })),
  )
  for (const { other, field } of references) {
    const records = recordTable(other)
    const isReferring = inArray(sql`${records.column(field)}`, [...ids])
    const release = tx
      .update(records.table)
      .set({ [field]: null })
      .where(isReferring)
    // Personal records have no history, and there may be very many of them.
    const rows = other.isPersonal ? await release : await release.returning(selectionOf(records))
    if (Array.isArray(rows)) {
      const released = rows.map(toRecord)
      await followReleased(tx, other, released, request)
      await auditRecords(other).released(tx, request, released)
    }
    await announceRecords(tx, records)
  }
}

/** What the public site shows as it stands it goes on showing, without the reference. */
async function followReleased(
  tx: Db,
  entity: AnyEntity,
  released: readonly StoredRecord[],
  { session }: AuditedRequest,
) {
  const by = session ?? { userId: null, name: '' }
  await changeTimes(tx, entity, released, by, ({ version }, times, now) =>
    followed(times, { before: version - 1, after: version }, now),
  )
}
