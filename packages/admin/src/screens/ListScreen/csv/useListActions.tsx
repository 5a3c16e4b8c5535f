import { opensTo } from '@staff/contract'
import type { MenuItem } from '@staff/ui'
import { Download, Trash2, Upload } from 'lucide-react'

import type { AreaScreens } from '../../../shared/defineArea'
import { useReader } from '../../../shared/useReader'
import { importPath, trashPath } from '../../../shared/paths'
import { useRegion } from '../../../shared/regions/useRegion'

/** What else can be done with a list: export its records, import some, or see the deleted ones. */
export function useListActions({ entity }: AreaScreens, onExport: () => void): MenuItem[] {
  const region = useRegion()
  const reader = useReader()
  const exporting = { id: 'export', label: 'Export…', icon: <Download />, onAction: onExport }
  const importing = {
    id: 'import',
    label: 'Import…',
    icon: <Upload />,
    href: importPath(region, entity),
  }
  const trash = { id: 'trash', label: 'Trash', icon: <Trash2 />, href: trashPath(region, entity) }
  return [
    ...(opensTo(reader, entity, 'export') ? [exporting] : []),
    ...(opensTo(reader, entity, 'import') ? [importing] : []),
    ...(opensTo(reader, entity, 'remove') ? [trash] : []),
  ]
}
