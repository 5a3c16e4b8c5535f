import type { Release } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import { useContent } from '../../shared/admin'

/** The entities of the records in a release. */
export function useReleaseEntities({ items }: Pick<Release, 'items'>): AnyEntity[] {
  const { areas } = useContent()
  const used = new Set(items.map(({ area }) => area))
  return areas.map(({ entity }) => entity).filter(({ area }) => used.has(area))
}
