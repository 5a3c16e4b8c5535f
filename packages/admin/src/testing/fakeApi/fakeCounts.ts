import { accessTo } from '@staff/entity'

import { hasAccess } from '../../shared/hasAccess'
import { recordsOf } from './fakeComputed'
import type { FakeServer } from './fakeContent'

/** The number of records in each area that a role type can read. */
export function fakeCounts(
  { entities, tables }: Pick<FakeServer, 'entities' | 'tables'>,
  roleTypeId: number,
): Record<string, number> {
  const open = entities.filter(
    (entity) => !entity.isLog && hasAccess(accessTo(entity).read, roleTypeId),
  )
  return Object.fromEntries(open.map(({ area }) => [area, recordsOf(tables, area).length]))
}
