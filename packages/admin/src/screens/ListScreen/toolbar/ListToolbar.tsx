import { lazy, Suspense, useState } from 'react'

import type { AnyStored, ListParams } from '../../../data/records/recordQueries'
import type { AreaScreens } from '../../../shared/defineArea'
import { useLoaded } from '../../../shared/useLoaded'
import type { RecordList } from '../../../stores/lists/recordList'
import { FilterBar } from '../filters/FilterBar'
import { ListSearch } from './ListSearch'
import { ListTools } from './ListTools'
import { Toolbar } from './Toolbar'

const ExportDialog = lazy(() => import('../csv/ExportDialog'))

interface ListToolbarProps {
  area: AreaScreens
  params: ListParams
  /** The loaded list; undefined while it is loading. */
  list: RecordList<AnyStored> | undefined
  /** Whether records are on their way. */
  isAnswering: boolean
  onChange: (changes: Partial<ListParams>, options?: { replace?: boolean }) => void
}

/** The search, the filters and the tools of a list, on one line at every width. */
export function ListToolbar({ area, params, list, isAnswering, onChange }: ListToolbarProps) {
  const many: string = area.entity.labels.many
  const label = `Search ${many.toLowerCase()}`
  const [isExporting, setExporting] = useState(false)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const [ListPanel, loadPanel] = useLoaded(importPanel)
  const total = list?.total ?? 0

  function handleExport() {
    setPanelOpen(false)
    setExporting(true)
  }

  return (
    <Toolbar>
      <ListSearch
        label={label}
        value={params.q}
        isAnswering={isAnswering}
        onSearch={(q) => onChange({ q }, { replace: true })}
      />
      <FilterBar
        area={area}
        params={params}
        onChange={(filters) => onChange({ filters })}
        onPrepare={loadPanel}
        onMore={() => {
          loadPanel()
          setPanelOpen(true)
        }}
      />
      <ListTools area={area} params={params} onChange={onChange} onExport={handleExport} />
      {isPanelOpen && ListPanel && (
        <ListPanel
          area={area}
          params={params}
          total={total}
          onChange={onChange}
          onExport={handleExport}
          onClose={() => setPanelOpen(false)}
        />
      )}
      <Suspense>
        {isExporting && (
          <ExportDialog
            area={area}
            params={params}
            total={total}
            onClose={() => setExporting(false)}
          />
        )}
      </Suspense>
    </Toolbar>
  )
}

const importPanel = async () => (await import('../panel/ListPanel')).ListPanel
