import type { AnyEntity } from '@staff/entity'
import { and, eq, inArray } from 'drizzle-orm'

import { auditRecords } from '../audit/auditRecords'
import { deleteAddresses } from '../addresses/addressStore'
import { deleteAnswers } from '../preview/answerStore'
import { forgetInReleases } from '../releases/itemStore'
import { deleteReviews } from '../review/reviewStore'
import { deleteLive } from '../live/liveInTrash'
import type { NamedRecord } from '../audit/recordActs'
import type { Actor, AuditedRequest } from '../../identity/audit/writeAuditEntry'
import type { Db } from '../../platform/db/database'
import { revisions } from '../../identity/audit/revisions.table'
import { isInTrash, trash } from '../table/trash.table'

/**
 * Deletes what is left of records that are in their table no more: their rows in the trash, their versions, what the public site
 * showed of them, their addresses, requests to publish them, their places in releases, and what readers of previews said. The audit keeps that, and no personal data.
 */
export async function deleteTraces(
  tx: Db,
  entity: AnyEntity,
  gone: readonly NamedRecord[],
  request: AuditedRequest,
  by?: Actor,
) {
  const ids = gone.map(({ id }) => id)
  await tx.delete(trash).where(isInTrash(entity, ids))
  await deleteLive(tx, entity, ids)
  await deleteReviews(tx, entity, ids)
  await deleteAnswers(tx, entity, ids)
  await forgetInReleases(tx, entity, ids)
  await deleteAddresses(tx, entity, ids)
  if (!entity.isPersonal)
    await tx
      .delete(revisions)
      .where(and(eq(revisions.area, entity.area), inArray(revisions.recordId, ids)))
  await auditRecords(entity).deletedForever(tx, request, gone, by)
}
