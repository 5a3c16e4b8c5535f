import { positionField, whoHas, type AnyEntity } from '@staff/entity'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'

import { audit } from '../../identity/audit/audit.table'
import type { Db } from '../../platform/db/database'

/**
 * Who has changed the order of an area's records last, as the subject of a sentence: 'Ana Moreno has'. 'Someone has' where it is not
 * known, because records came or went, or a form set a position.
 */
export async function lastMover(db: Db, entity: AnyEntity, readerId: string): Promise<string> {
  const { area, action, changes, status, userId, userName } = audit
  const field = positionField(entity)
  const isPlaced = field === undefined ? undefined : sql`${changes} ? ${field}::text`
  const [last] = await db
    .select({ action, userId, userName })
    .from(audit)
    .where(
      and(
        eq(area, entity.area),
        sql`${status} < 300`,
        or(
          inArray(action, ['move', 'create', 'delete', 'restore-from-trash', 'import']),
          and(inArray(action, ['change', 'restore']), isPlaced),
        ),
      ),
    )
    .orderBy(desc(audit.createdAt), desc(audit.id))
    .limit(1)
  return whoHas(last?.action === 'move' ? last : undefined, readerId)
}
