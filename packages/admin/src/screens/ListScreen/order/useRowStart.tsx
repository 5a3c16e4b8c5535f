import { space, VisuallyHidden, type DataTableProps } from '@staff/ui'
import { useEffect, useMemo } from 'react'
import { styled } from 'styled-components'

import { idOf, type AnyStored } from '../../../data/records/recordQueries'
import type { AreaScreens } from '../../../shared/defineArea'
import { useLoaded } from '../../../shared/useLoaded'
import type { RowOrder } from './rowOrder'
import { SortHint } from './SortHint'

type RowStart = DataTableProps<AnyStored>['selection']

/** The width of the column with handles: alone, and with boxes. */
export const HANDLE_WIDTH = '2.75rem'
export const HANDLE_AND_BOX_WIDTH = '4.5rem'

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
        {selection?.head}
      </Start>
    ),
    cell,
    width: selection ? HANDLE_AND_BOX_WIDTH : HANDLE_WIDTH,
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
