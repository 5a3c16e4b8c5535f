import { sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { pictureParts } from './renditions.table'

/**
 * Lets these parts of stored pictures be served: `['/api/images/<hash>', '0-0-640-480']`. Those that are served already cost a read. A database that
 * takes no writes, such as one whose disk is full, fails no answer: the parts are then served once an answer names them again.
 */
export async function keepParts(
  db: Db,
  parts: readonly (readonly [folder: string, part: string])[],
): Promise<void> {
  if (parts.length === 0) return
  const named = parts.map(([folder, part]) => ({ hash: folder.slice(FOLDER.length), part }))
  const rows = sql`jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named (hash text, part text)`
  const lacking = await queryRows<{ hash: string; part: string }>(
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

const FOLDER = '/api/images/'
