import { opensTo } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import { useReader } from './useReader'

/** Whether the public site shows records of an entity, and the person decides which. */
export function useMayPublish(entity: AnyEntity): boolean {
  return opensTo(useReader(), entity, 'publish') && entity.publicSite !== undefined
}
