import { accessTo } from '@staff/forms/entity'
import { Menu } from '@staff/ui'
import { Download, Ellipsis, Trash2, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'

import type { AnyStored, ListParams } from '../../../data/records/recordQueries'
import type { AreaScreens } from '../../../shared/defineArea'
import { hasAccess } from '../../../shared/hasAccess'
import { importPath, trashPath } from '../../../shared/paths'
import { useRegion } from '../../../shared/useRegion'
import { auth } from '../../../stores/session/auth'
import type { RecordList } from '../../../stores/recordList'

const ExportDialog = lazy(() => import('./ExportDialog'))

export interface ListMenuProps {
  area: AreaScreens
  params: ListParams
  /** The loaded list; undefined while it is loading. */
  list: RecordList<AnyStored> | undefined
}

/** What else can be done with a list: export its records, import some, or see the deleted ones. */
export function ListMenu({ area, params, list }: ListMenuProps) {
  const [isExporting, setExporting] = useState(false)
  const { entity } = area
  const region = useRegion()
  const { roleTypeId } = useSnapshot(auth)
  const canImport = hasAccess(accessTo(entity).create, roleTypeId)
  const canDelete = hasAccess(accessTo(entity).remove, roleTypeId)
  return (
    <>
      <Menu
        label="More"
        trigger={<Ellipsis aria-hidden />}
        items={[
          {
            id: 'export',
            label: 'Export…',
            icon: <Download />,
            onAction: () => setExporting(true),
          },
          ...(canImport
            ? [
                {
                  id: 'import',
                  label: 'Import…',
                  icon: <Upload />,
                  href: importPath(region, entity),
                },
              ]
            : []),
          ...(canDelete
            ? [{ id: 'trash', label: 'Trash', icon: <Trash2 />, href: trashPath(region, entity) }]
            : []),
        ]}
      />
      <Suspense>
        {isExporting && (
          <ExportDialog
            area={area}
            params={params}
            total={list?.total ?? 0}
            onClose={() => setExporting(false)}
          />
        )}
      </Suspense>
    </>
  )
}
