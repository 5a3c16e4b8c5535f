import { changedFields, noSuchVersion } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { and, count, desc, eq, lte } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { revisions } from '../../identity/audit/revisions.table'

/** A record whose history is asked for. */
interface Subject {
  entity: AnyEntity
  id: string
}

interface Range {
  /** The newest version to read. */
  to?: number
  limit: number
  offset: number
}

/** One page of the versions of a record, the newest first, and how many there are. */
export async function listRevisions(db: Db, subject: Subject, range: Range) {
  const rows = await newest(db, subject, range)
  const [counted] = await db.select({ total: count() }).from(revisions).where(isOf(subject))
  const records = rows.map(({ version, reason, at, userId, userName, changed }) => ({
    version,
    reason,
    at,
    userId,
    userName,
    changed,
  }))
  return { records, total: counted?.total ?? 0 }
}

/** A version of a record with its values. Throws a 404 if there is none. */
export async function loadRevision(db: Db, subject: Subject, version: number) {
  const [found] = await newest(db, subject, { to: version, limit: 1, offset: 0 })
  if (found?.version !== version) throw noSuchVersion(subject.entity, version)
  return found
}

/** The newest versions in a range, each compared with the one before it. */
async function newest(db: Db, subject: Subject, { to, limit, offset }: Range) {
  const rows = await db
    .select()
    .from(revisions)
    .where(and(isOf(subject), to === undefined ? undefined : lte(revisions.version, to)))
    .orderBy(desc(revisions.version))
    // The last one of them is only compared.
    .limit(limit + 1)
    .offset(offset)
  return rows.slice(0, limit).map(({ version, reason, at, userId, userName, values }, index) => {
    const before = rows[index + 1]?.values
    const changed = before ? changedFields(subject.entity, before, values) : []
    return { version, reason, at, userId, userName, changed, values }
  })
}

function isOf({ entity, id }: Subject) {
  return and(eq(revisions.area, entity.area), eq(revisions.recordId, id))
}
