import { bulkActions, type BulkAction } from '@staff/contract'
import {
  Button,
  color,
  DeleteButton,
  IconButton,
  layer,
  radius,
  shadow,
  space,
  weight,
} from '@staff/ui'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useSnapshot } from 'valtio'

import type { AnyStored, ListParams } from '../../../data/records/recordQueries'
import type { AreaScreens } from '../../../shared/defineArea'
import { hasAccess } from '../../../shared/hasAccess'
import { announce } from '../../../stores/announcer'
import type { RecordList } from '../../../stores/recordList'
import { clearSelection, selectAll } from '../../../stores/selection'
import { shortcuts } from '../../../stores/shortcuts'
import { auth } from '../../../stores/session/auth'
import { BulkDialog } from './BulkDialog'
import { countOf, LABELS } from './bulkTexts'

export interface SelectionBarProps {
  area: AreaScreens
  list: RecordList<AnyStored>
  params: ListParams
  /** How many records are selected. */
  count: number
  /** Whether these are all that match. */
  isAll: boolean
}

/** The actions on the selected records, above the end of the window. It takes its space after the rows, so none of them moves. */
export default function SelectionBar({ area, list, params, count, isAll }: SelectionBarProps) {
  const { entity } = area
  const { total } = useSnapshot(list)
  const { roleTypeId } = useSnapshot(auth)
  const [action, setAction] = useState<BulkAction>()
  const possible = bulkActions(entity).flatMap(([each, who]) =>
    hasAccess(who, roleTypeId) ? [each] : [],
  )
  const actions = ORDER.filter((each) => possible.includes(each))
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
        <Actions ref={firstAction}>
          {actions.map((each) => {
            const Action = each === 'delete' ? DeleteButton : Button
            return (
              <Action key={each} size="s" onClick={() => setAction(each)}>
                {LABELS[each]}
              </Action>
            )
          })}
        </Actions>
      </Bar>
      {action && (
        <BulkDialog
          entity={entity}
          action={action}
          params={params}
          count={count}
          onClose={() => setAction(undefined)}
        />
      )}
    </Place>
  )
}

function handleClear() {
  clearSelection()
  announce('Nothing is selected.')
}

/** Deleting comes last, away from the others. */
const ORDER: readonly BulkAction[] = ['set', 'add', 'remove', 'delete']

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
