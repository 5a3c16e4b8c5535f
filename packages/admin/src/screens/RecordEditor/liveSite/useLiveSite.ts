import { opensTo } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { useSnapshot } from 'valtio'

import { useReader } from '../../../shared/useReader'
import { liveSite } from '../../../stores/liveSite'

/** Whether somebody can see a record on the website while they type: who may edit what the site shows. */
export function useMayPreview(entity: AnyEntity): boolean {
  return opensTo(useReader(), entity, 'edit') && entity.publicSite !== undefined
}

/** Whether the website is beside the forms of stored records. */
export function useLiveSite(entity: AnyEntity): boolean {
  const mayPreview = useMayPreview(entity)
  return useSnapshot(liveSite).isOpen && mayPreview
}
