import { opensTo, type RightsHolder } from '@staff/contract'
import { hasHistory, type AnyEntity } from '@staff/entity'
import { afterMenu, type MenuItem } from '@staff/ui'
import { Copy, Eye, History, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

import { idOf, type AnyStored } from '../../../data/records/recordQueries'
import { hasForm } from '../../../shared/hasForm'
import { useReader } from '../../../shared/useReader'
import { duplicatePath, editPath, historyPath } from '../../../shared/paths'
import { useRegion } from '../../../shared/regions/useRegion'
import { useLiveItems } from '../live/useLiveItems'
import { openModal } from '../../../stores/modal'

/** Whether the menu of a row has anything for this person. */
export function hasRowMenu(entity: AnyEntity, reader: RightsHolder): boolean {
  return hasForm(entity) || opensTo(reader, entity, 'remove')
}

/**
 * What a person can do with a record besides Edit, and the question of an item. `withEdit`: Edit too, because a card does not show it.
 */
export function useRowMenuItems(
  entity: AnyEntity,
  record: AnyStored | undefined,
  withEdit: boolean,
): { items: MenuItem[]; question: ReactNode } {
  const region = useRegion()
  const reader = useReader()
  const live = useLiveItems(entity, record)
  if (!record) return { items: [], question: live.question }
  const id = idOf(entity, record)
  const title = entity.titleOf(record)
  const mayEdit = opensTo(reader, entity, 'edit')
  const edit = {
    id: 'edit',
    label: mayEdit ? 'Edit' : 'Open',
    icon: mayEdit ? <Pencil /> : <Eye />,
    href: editPath(region, entity, id),
  }
  const duplicate = {
    id: 'duplicate',
    label: 'Duplicate',
    icon: <Copy />,
    href: duplicatePath(region, entity, id),
  }
  const history = {
    id: 'history',
    label: 'History',
    icon: <History />,
    href: historyPath(region, entity, id),
  }
  const bin = {
    id: 'delete',
    label: 'Delete',
    icon: <Trash2 />,
    isDanger: true,
    onAction: () => afterMenu(() => openModal({ area: entity.area, id, title })),
  }
  const items = [
    ...(hasForm(entity) && withEdit ? [edit] : []),
    ...(opensTo(reader, entity, 'create') ? [duplicate] : []),
    ...(hasForm(entity) && hasHistory(entity) ? [history] : []),
    ...live.items,
    ...(opensTo(reader, entity, 'remove') ? [bin] : []),
  ]
  return { items, question: live.question }
}
