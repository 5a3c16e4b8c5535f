import { IconButton, weight } from '@staff/ui'
import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useSnapshot } from 'valtio'

import { announce } from '../../../../stores/announcer'
import { clearSelection, selectAll } from '../../../../stores/lists/selection'
import { shortcuts } from '../../../../stores/shortcuts'
import { BottomBar, BottomPlace } from './BottomBar'
import { countOf } from '../bulkTexts'
import { focusFirstAction, SelectionActions, type SelectionAction } from './SelectionActions'

/** What is selected on the screen. */
export interface SelectedState {
  /** How many records are selected. */
  count: number
  /** Whether these are all that match. */
  isAll: boolean
}

interface SelectionFrameProps extends SelectedState {
  /** How many records match, on all pages. */
  total: number
  /** Whether a search or a filter narrows the list. */
  isNarrowed: boolean
  /** The actions, in reading order. */
  actions: readonly SelectionAction[]
  /** The dialogs of the actions. */
  children: ReactNode
}

/** The actions on the selected records, in one line at every width. */
export function SelectionFrame({
  count,
  isAll,
  total,
  isNarrowed,
  actions,
  children,
}: SelectionFrameProps) {
  const { isOn: hasKeys } = useSnapshot(shortcuts)
  const place = useRef<HTMLDivElement>(null)
  useEffect(
    () => announce(`${countOf(count)} selected.${hasKeys ? ' B leads to the actions.' : ''}`),
    [count, hasKeys],
  )

  return (
    <BottomPlace ref={place}>
      <Bar aria-label="Selection">
        <IconButton label="Clear the selection" icon={<X />} onClick={handleClear} />
        <Count
          type="button"
          aria-keyshortcuts={hasKeys ? 'b' : undefined}
          onClick={() => focusFirstAction(place.current)}
        >{`${countOf(count)} selected`}</Count>
        <SelectionActions
          actions={actions}
          more={
            !isAll && total > count
              ? {
                  id: 'all',
                  label: `Select all ${countOf(total)}${isNarrowed ? ' that match' : ''}`,
                  onSelect: () => selectAll(total),
                }
              : undefined
          }
          place={place}
        />
      </Bar>
      {children}
    </BottomPlace>
  )
}

function handleClear() {
  clearSelection()
  announce('Nothing is selected.')
}

const Bar = styled(BottomBar)`
  flex-wrap: nowrap;
  /* Its menu is taller than its buttons. */
  min-block-size: 3.375rem;
`

const Count = styled.button`
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  font-weight: ${weight.label};
  white-space: nowrap;
`
