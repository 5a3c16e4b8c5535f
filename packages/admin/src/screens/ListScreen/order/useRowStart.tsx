import { color, space, text, VisuallyHidden, type DataTableProps } from '@staff/ui'
import { useEffect, useMemo } from 'react'
import { styled } from 'styled-components'

import { idOf, type AnyStored } from '../../../data/records/recordQueries'
import type { AreaScreens } from '../../../shared/defineArea'
import { useLoaded } from '../../../shared/useLoaded'
import type { RowOrder } from './rowOrder'
import { SortHint } from './SortHint'

type RowStart = DataTableProps<AnyStored>['selection']

/**
 * The first column of a table whose rows can be moved: handles, before the boxes of the selection. The handles are loaded after the
 * table and have their space from the beginning.
 */
export function useRowStart(
  { entity }: AreaScreens,
  order: RowOrder | undefined,
  selection: RowStart,
): RowStart {
  const [Handle, load] = useLoaded(loadHandle)
  const isNeeded = order?.canMove === true && !Handle
  useEffect(() => {
    if (isNeeded) load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `load` is another function at each render.
  }, [isNeeded])
  const box = selection?.cell
  const cell = useMemo(
    () => (record: AnyStored) => (
      <Start>
        {order?.canMove && Handle ? (
          <Handle
            entity={entity}
            id={idOf(entity, record)}
            title={entity.titleOf(record)}
            order={order}
          />
        ) : (
          <Space data-grip />
        )}
        <Position data-shown={order?.canMove} />
        {box?.(record)}
      </Start>
    ),
    [entity, order, Handle, box],
  )
  if (!order) return selection
  return {
    head: (
      <Start>
        {order.canMove || !order.onSort ? (
          <Space>
            <VisuallyHidden>Order</VisuallyHidden>
          </Space>
        ) : (
          <SortHint onSort={order.onSort} />
        )}
        <Position />
        {selection?.head}
      </Start>
    ),
    cell,
  }
}

const loadHandle = async () => (await import('./OrderHandle')).OrderHandle

const Start = styled.span`
  display: flex;
  gap: ${space.s1};
  align-items: center;
`

const Space = styled.span`
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
`

/** The position of a row in the order of the list, counted by the table. */
const Position = styled.span`
  flex: none;
  min-inline-size: 1.25rem;
  color: ${color.inkFaint};
  font: ${text.sm};
  font-variant-numeric: tabular-nums;
  text-align: end;

  &[data-shown='true']::before {
    content: counter(row);
  }
`
