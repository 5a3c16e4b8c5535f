import { areaCalls, type Revision, type Stored } from '@staff/contract'
import { type AnyEntity, type Author, type FieldChanges, hasHistory } from '@staff/entity'

import { auth } from '../../stores/session/auth'
import { callApi } from '../http/callApi'
import { idOf } from './recordQueries'
import { isOwnVersion } from './ownVersions'

/** How many versions are read to find out who changed a field. */
const MAX_VERSIONS = 100

/**
 * Who changed each of these fields of a record since `base`. If there are several versions since, the history of the record says who of
 * them it was; without a history it is the author of the newest one.
 */
export async function whoChanged<E extends AnyEntity>(
  entity: E,
  base: Stored<E>,
  newer: { current: Stored<E>; changedBy?: Author | undefined },
  names: readonly string[],
): Promise<FieldChanges> {
  const { current, changedBy } = newer
  const revisions =
    current.version > base.version + 1 ? await revisionsSince(entity, base).catch(() => []) : []
  return Object.fromEntries(
    names.map((name) => {
      const found = revisions.find(({ changed }) => changed.includes(name))
      const by = found ? { userId: found.userId, userName: found.userName } : changedBy
      const version = found?.version ?? current.version
      const isHere = isOwnVersion(entity.area, idOf(entity, base), version)
      const reader = by?.userId !== auth.userId ? undefined : isHere ? 'here' : 'elsewhere'
      return [name, { by, at: found?.at ?? current.updatedAt, reader }]
    }),
  )
}

/** The versions after `base`, the newest first. */
async function revisionsSince<E extends AnyEntity>(
  entity: E,
  base: Stored<E>,
): Promise<Revision[]> {
  const { history } = areaCalls(entity)
  if (!hasHistory(entity)) return []
  const { records } = await callApi(history, {
    params: { id: idOf(entity, base) },
    query: new URLSearchParams({ page: '1', pageSize: String(MAX_VERSIONS) }),
  })
  return records.filter(({ version }) => version > base.version)
}
