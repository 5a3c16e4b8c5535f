import { accessTo, type AnyEntity } from '@staff/entity'
import { AddButton } from '@staff/ui'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import { createPath } from '../../../shared/paths'
import { useRegion } from '../../../shared/regions/useRegion'
import { shortcuts } from '../../../stores/shortcuts'
import { WideOnly } from './WideOnly'

/** The link to the form of a new record; null where nobody creates records. A phone shows only 'Add'. */
export function useAddButton(entity: AnyEntity): ReactNode {
  const region = useRegion()
  const { isOn: hasKeys } = useSnapshot(shortcuts)
  const { one } = entity.labels
  if (accessTo(entity).create !== 'administrator') return null
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
