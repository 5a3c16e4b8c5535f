import { areaCalls } from '@staff/contract'
import { accessTo, type AnyEntity } from '@staff/entity'
import type { MenuEntry } from '@staff/ui'
import { Copy, History, Pencil, Trash2 } from 'lucide-react'
import { useSnapshot } from 'valtio'

import { idOf, type AnyStored } from '../../../data/records/recordQueries'
import { afterMenu } from '../../../shared/afterMenu'
import { hasAccess } from '../../../shared/hasAccess'
import { duplicatePath, editPath, historyPath } from '../../../shared/paths'
import { useRegion } from '../../../shared/regions/useRegion'
import { openModal } from '../../../stores/modal'
import { auth } from '../../../stores/session/auth'

/** Whether the menu of a row has anything for this person. */
export function hasRowMenu(entity: AnyEntity, roleTypeId: number): boolean {
  const { create, remove } = accessTo(entity)
  return hasAccess(create, roleTypeId) || hasAccess(remove, roleTypeId)
}

/** What a person can do with a record besides Edit. `withEdit`: Edit too, because a card does not show it. */
export function useRowMenuItems(
  entity: AnyEntity,
  record: AnyStored | undefined,
  withEdit: boolean,
): MenuEntry[] {
  const region = useRegion()
  const { roleTypeId } = useSnapshot(auth)
  if (!record) return []
  const id = idOf(entity, record)
  const title = entity.titleOf(record)
  const { create, remove } = accessTo(entity)
  const { access: toHistory } = areaCalls(entity).history
  const canEdit = hasAccess(create, roleTypeId)
  const hasHistory = canEdit && toHistory !== 'public' && hasAccess(toHistory, roleTypeId)
  const edit = { id: 'edit', label: 'Edit', icon: <Pencil />, href: editPath(region, entity, id) }
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
  return [
    ...(canEdit && withEdit ? [edit] : []),
    ...(canEdit ? [duplicate] : []),
    ...(hasHistory ? [history] : []),
    ...(hasAccess(remove, roleTypeId) ? [bin] : []),
  ]
}
