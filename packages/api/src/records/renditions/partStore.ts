import type { PicturePartName } from '@staff/contract'
import { sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { pictureParts } from './renditions.table'

/**
 * Lets these parts of stored pictures be served. Those that are served already cost a read. A database that
 * takes no writes, such as one whose disk is full, fails no answer: the parts are then served once an answer names them again.
 */
export async function keepParts(db: Db, parts: readonly PicturePartName[]): Promise<void> {
  if (parts.length === 0) return
  const rows = sql`jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as named (hash text, part text)`
  const lacking = await queryRows<PicturePartName>(
    db,
    sql`select distinct hash, part from ${rows}
      where not exists (select from ${pictureParts} as kept where kept.hash = named.hash and kept.part = named.part)`,
  )
  if (lacking.length === 0) return
  await db
    .insert(pictureParts)
    .values(lacking)
    .onConflictDoNothing()
    .catch(() => undefined)
}
