import { isInReach, opensTo, type Review } from '@staff/contract'
import { rightsOf, type AnyEntity } from '@staff/entity'
import { and, eq, isNotNull, ne } from 'drizzle-orm'

import { roleColumns, roles } from '../../identity/users/roles.table'
import { users } from '../../identity/users/users.table'
import type { Db } from '../../platform/db/database'
import { queueMails } from '../jobs/queueMails'
import type { StoredRecord } from '../table/storedRecord'

/** Who asks or answers. */
interface By {
  userId: string
  name: string
}

interface Asked {
  version: number
  note: string
  by: By
  /** The request that there was before. */
  before: Review | undefined
}

/**
 * Tells everybody who may publish a record, but the person who asks, that somebody asks for it. Of a request that waits for the same version
 * they know.
 */
export async function mailRequest(
  tx: Db,
  entity: AnyEntity,
  record: StoredRecord,
  { version, note: comment, by, before }: Asked,
) {
  if (before?.state === 'Waiting' && before.version === version) return
  const people = await tx
    .select({ userId: users.id, ...roleColumns })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(eq(users.account, 'Active'), isNotNull(users.passwordHash), ne(users.id, by.userId)))
  const told = people.filter(({ rights, ...role }) => {
    const holder = { ...role, rights: rightsOf(rights) }
    return opensTo(holder, entity, 'publish') && isInReach(holder, entity, record)
  })
  const { area, idKey } = entity
  const data = { by: by.name, about: { area, id: String(record[idKey]), version, comment } }
  await queueMails(
    tx,
    told.map(({ userId }) => ({ kind: 'asked-to-publish', userId, data })),
  )
}

/** Tells the person who asked, unless they are the one who answers, that their request was sent back. */
export async function mailSentBack(
  tx: Db,
  { area }: AnyEntity,
  askedById: string | null,
  { by, ...said }: { id: string; version: number; comment: string; by: By },
) {
  if (askedById === null || askedById === by.userId) return
  const data = { by: by.name, about: { area, ...said } }
  await queueMails(tx, [{ kind: 'sent-back', userId: askedById, data }])
}
