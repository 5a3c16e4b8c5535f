import { breakpoint, color, Menu, SortMenu, space, text, weight } from '@staff/ui'
import { Ellipsis } from 'lucide-react'
import { styled } from 'styled-components'

import type { ListParams } from '../../../data/records/recordQueries'
import type { AreaScreens } from '../../../shared/defineArea'
import { ColumnsButton } from '../columns/ColumnsButton'
import { useListActions } from '../csv/useListActions'
import { useListSort } from '../useListSort'
import { SaveViewButton } from '../views/dialogs/SaveViewButton'

export interface ListToolsProps {
  area: AreaScreens
  params: ListParams
  onChange: (changes: Partial<ListParams>) => void
  /** Asks how to export the list. */
  onExport: () => void
}

/** The tools at the end of the toolbar. A phone has them behind its filters. */
export function ListTools({ area, params, onChange, onExport }: ListToolsProps) {
  const actions = useListActions(area, onExport)
  return (
    <Root>
      <SaveViewButton area={area} />
      <SortMenu {...useListSort(area, params, onChange)} />
      <ColumnsButton area={area} />
      {actions.length > 0 && (
        <Menu label="More" trigger={<Ellipsis aria-hidden />} items={actions} />
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  margin-inline-start: auto;
  color: ${color.inkMuted};

  & > button {
    color: inherit;
    font: ${text.sm};
    font-weight: ${weight.label};
  }

  @container shell (width > ${breakpoint.wide}) {
    gap: ${space.s1};
  }
  @container shell (max-width: ${breakpoint.wide}) {
    [data-part='text'] {
      display: none;
    }
  }
  @container shell (max-width: ${breakpoint.narrow}) {
    display: none;
  }
`
