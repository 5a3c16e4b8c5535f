import { accessTo } from '@staff/entity'
import type { MenuItem } from '@staff/ui'
import { Download, Trash2, Upload } from 'lucide-react'
import { useSnapshot } from 'valtio'

import type { AreaScreens } from '../../../shared/defineArea'
import { hasAccess } from '../../../shared/hasAccess'
import { importPath, trashPath } from '../../../shared/paths'
import { useRegion } from '../../../shared/regions/useRegion'
import { auth } from '../../../stores/session/auth'

/** What else can be done with a list: export its records, import some, or see the deleted ones. */
export function useListActions({ entity }: AreaScreens, onExport: () => void): MenuItem[] {
  const region = useRegion()
  const { roleTypeId } = useSnapshot(auth)
  const { create, remove } = accessTo(entity)
  const exporting = { id: 'export', label: 'Export…', icon: <Download />, onAction: onExport }
  const importing = {
    id: 'import',
    label: 'Import…',
    icon: <Upload />,
    href: importPath(region, entity),
  }
  const trash = { id: 'trash', label: 'Trash', icon: <Trash2 />, href: trashPath(region, entity) }
  return [
    exporting,
    ...(hasAccess(create, roleTypeId) ? [importing] : []),
    ...(hasAccess(remove, roleTypeId) ? [trash] : []),
  ]
}
