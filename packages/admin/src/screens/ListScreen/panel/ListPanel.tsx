import { Button, color, Dialog, SortMenu, space, text, weight } from '@staff/ui'
import { BookmarkPlus } from 'lucide-react'
import { lazy, Suspense, useId, type ReactNode } from 'react'
import { styled } from 'styled-components'

import type { ListParams } from '../../../data/records/recordQueries'
import type { AreaScreens } from '../../../shared/defineArea'
import { askForView } from '../../../stores/lists/viewTask'
import { ColumnsButton } from '../columns/ColumnsButton'
import { useListActions } from '../csv/useListActions'
import { FilterChip, shownFilters } from '../filters/FilterChip'
import { useListSort } from '../useListSort'

const PanelViews = lazy(() => import('./PanelViews'))

export interface ListPanelProps {
  area: AreaScreens
  params: ListParams
  /** How many records the list shows. */
  total: number
  onChange: (changes: Partial<ListParams>) => void
  onExport: () => void
  onClose: () => void
}

/** All filters of a list, and on a phone everything else that its toolbar has no room for. */
export function ListPanel({ area, params, total, onChange, onExport, onClose }: ListPanelProps) {
  const { one, many } = area.entity.labels
  const actions = useListActions(area, onExport)
  const noun: string = total === 1 ? one : many.toLowerCase()

  function handleSaveView() {
    onClose()
    askForView({ kind: 'save' })
  }

  return (
    <Dialog
      isOpen
      title="Filters"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {`Show ${new Intl.NumberFormat('en').format(total)} ${noun}`}
        </Button>
      }
    >
      <Groups>
        <Items aria-label="Filters">
          {shownFilters(area.entity, params).map((filter) => (
            <FilterChip
              key={filter.name}
              area={area}
              filter={filter}
              params={params}
              onChange={(filters) => onChange({ filters })}
            />
          ))}
          {params.filters && (
            <Button variant="quiet" size="s" onClick={() => onChange({ filters: undefined })}>
              Clear all
            </Button>
          )}
        </Items>
        <Group heading="Sort">
          <SortMenu {...useListSort(area, params, onChange)} />
        </Group>
        <Suspense>
          <PanelViews area={area} onClose={onClose} />
        </Suspense>
        <Group heading="List">
          <ColumnsButton area={area} />
          <Button variant="quiet" size="s" icon={<BookmarkPlus />} onClick={handleSaveView}>
            Save view…
          </Button>
          {actions.map(({ id, label, icon, href, onAction }) => (
            <Button
              key={id}
              variant="quiet"
              size="s"
              icon={icon}
              {...(href !== undefined && { href })}
              onClick={onAction}
            >
              {label}
            </Button>
          ))}
        </Group>
      </Groups>
    </Dialog>
  )
}

/** Some controls of the panel under a heading. */
export function Group({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <div>
      <Heading id={id}>{heading}</Heading>
      <Items aria-labelledby={id}>{children}</Items>
    </div>
  )
}

const Groups = styled.div`
  display: grid;
  gap: ${space.s4};
`

const Heading = styled.h3`
  margin-block-end: ${space.s1};
  color: ${color.inkMuted};
  font: ${text.sm};
  font-weight: ${weight.heading};
`

const Items = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`
