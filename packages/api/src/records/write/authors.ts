import { versionConflict, type Problem } from '@staff/contract'
import type { AnyEntity, Author } from '@staff/entity'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import { audit } from '../../identity/audit/audit.table'
import type { Db } from '../../platform/db/database'
import type { StoredRecord } from '../table/storedRecord'
import { revisions } from '../../identity/audit/revisions.table'

/** The 412 for a change of an older version of a record. It says who has stored the newer one. */
export async function newerVersion(
  db: Db,
  entity: AnyEntity,
  request: FastifyRequest,
  stored: StoredRecord,
): Promise<Problem> {
  const authors = await authorsOf(db, entity, [stored])
  const changedBy = authors.get(String(stored[entity.idKey]))
  return versionConflict(entity, stored, { changedBy, readerId: sessionOf(request).userId })
}

/** Who has stored the present versions of these records, by their ids. Those of which nobody knows are left out. */
export async function authorsOf(
  db: Db,
  entity: AnyEntity,
  stored: readonly StoredRecord[],
): Promise<Map<string, Author>> {
  const versions = new Map(stored.map((record) => [String(record[entity.idKey]), record.version]))
  const ids = [...versions.keys()]
  // Nobody has changed a first version of a personal record: it came from a visitor.
  const changed = ids.filter((id) => versions.get(id) !== 1)
  const rows = await (entity.isPersonal
    ? lastActs(db, entity, changed)
    : lastVersions(db, entity, ids))
  return new Map(
    rows
      .filter(({ id, version }) => version === undefined || version === versions.get(id))
      .filter(({ author }) => author.userName !== '')
      .map(({ id, author }) => [id, author]),
  )
}

interface Found {
  id: string
  version?: number
  author: Author
}

async function lastVersions(db: Db, { area }: AnyEntity, ids: string[]): Promise<Found[]> {
  const { recordId, version, userId, userName } = revisions
  return db
    .selectDistinctOn([recordId], { id: recordId, version, author: { userId, userName } })
    .from(revisions)
    .where(and(eq(revisions.area, area), inArray(recordId, ids)))
    .orderBy(recordId, desc(version))
}

/** Personal records have no versions that are kept, but their changes are audited. */
async function lastActs(db: Db, { area }: AnyEntity, ids: string[]): Promise<Found[]> {
  const { recordId, userId, userName, createdAt } = audit
  return db
    .selectDistinctOn([recordId], { id: recordId, author: { userId, userName } })
    .from(audit)
    .where(
      and(
        inArray(recordId, ids),
        eq(audit.area, area),
        inArray(audit.action, ['change', 'restore', 'undo', 'restore-from-trash']),
      ),
    )
    .orderBy(recordId, desc(createdAt))
}
