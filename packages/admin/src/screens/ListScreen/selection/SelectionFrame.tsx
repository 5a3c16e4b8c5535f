import { Button, color, IconButton, layer, radius, shadow, space, weight } from '@staff/ui'
import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useSnapshot } from 'valtio'

import { announce } from '../../../stores/announcer'
import { clearSelection, selectAll } from '../../../stores/selection'
import { shortcuts } from '../../../stores/shortcuts'
import { countOf } from './bulkTexts'

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
  /** The buttons of the actions. */
  actions: ReactNode
  /** The dialogs of the actions. */
  children: ReactNode
}

/** The actions on the selected records, above the end of the window. It takes its space after the rows, so none of them moves. */
export function SelectionFrame({ count, isAll, total, actions, children }: SelectionFrameProps) {
  const { isOn: hasKeys } = useSnapshot(shortcuts)
  const firstAction = useRef<HTMLDivElement>(null)
  useEffect(
    () => announce(`${countOf(count)} selected.${hasKeys ? ' B leads to the actions.' : ''}`),
    [count, hasKeys],
  )

  return (
    <Place>
      <Bar aria-label="Selection">
        <IconButton label="Clear the selection" icon={<X />} onClick={handleClear} />
        <Count
          type="button"
          aria-keyshortcuts={hasKeys ? 'b' : undefined}
          onClick={() => firstAction.current?.querySelector('button')?.focus()}
        >{`${countOf(count)} selected`}</Count>
        {!isAll && total > count && (
          <Button size="s" variant="quiet" onClick={() => selectAll(total)}>
            {`Select all ${countOf(total)} that match`}
          </Button>
        )}
        <Actions ref={firstAction}>{actions}</Actions>
      </Bar>
      {children}
    </Place>
  )
}

function handleClear() {
  clearSelection()
  announce('Nothing is selected.')
}

const Place = styled.div`
  position: sticky;
  inset-block-end: ${space.s4};
  z-index: ${layer.bar};
  display: grid;
  justify-items: center;
  margin-block-start: ${space.s4};
  pointer-events: none;
`

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s3};
  align-items: center;
  max-inline-size: 100%;
  padding: ${space.s2} ${space.s3};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${shadow.pop};
  pointer-events: auto;
`

const Count = styled.button`
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  font-weight: ${weight.label};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  margin-inline-start: auto;
`
