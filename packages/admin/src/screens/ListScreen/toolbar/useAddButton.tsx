import { opensTo } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { AddButton } from '@staff/ui'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import { createPath } from '../../../shared/paths'
import { useRegion } from '../../../shared/regions/useRegion'
import { useReader } from '../../../shared/useReader'
import { shortcuts } from '../../../stores/shortcuts'
import { WideOnly } from './WideOnly'

/** The link to the form of a new record; null for somebody who may not create records. A phone shows only 'Add'. */
export function useAddButton(entity: AnyEntity): ReactNode {
  const region = useRegion()
  const { isOn: hasKeys } = useSnapshot(shortcuts)
  const { one } = entity.labels
  const reader = useReader()
  if (!opensTo(reader, entity, 'create')) return null
  return (
    <AddButton
      href={createPath(region, entity)}
      aria-keyshortcuts={hasKeys ? 'n' : undefined}
      aria-label={`Add ${one}`}
    >
      Add<WideOnly> {one}</WideOnly>
    </AddButton>
  )
}
