import { and, eq, inArray, lt } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { allEntities } from '../table/areas'
import { findRecords } from '../table/recordStore'
import { recordTable } from '../table/recordTable'
import { presentReviews } from './reviewStore'
import { reviews } from './reviews.table'

/**
 * Deletes the requests that were made before a time and have ended, so that lists of requests do not read them again and again. Those about
 * records in the trash stay for a restore.
 */
export async function purgeReviews(db: Db, askedBefore: Date): Promise<void> {
  for (const entity of allEntities()) {
    if (!entity.publicSite) continue
    const isOld = and(eq(reviews.area, entity.area), lt(reviews.askedAt, askedBefore))
    const rows = await db.select().from(reviews).where(isOld)
    if (rows.length === 0) continue
    const ids = rows.map(({ recordId }) => recordId)
    const found = await findRecords(db, recordTable(entity), ids)
    const open = new Set((await presentReviews(db, entity, rows, found)).map(({ id }) => id))
    const ended = found.map((record) => String(record[entity.idKey])).filter((id) => !open.has(id))
    // A record about which somebody asks again meanwhile has a newer time.
    if (ended.length > 0)
      await db.delete(reviews).where(and(isOld, inArray(reviews.recordId, ended)))
  }
}
