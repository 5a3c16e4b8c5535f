import { rowGrip, space, VisuallyHidden, type RowStart } from '@staff/ui'
import { useEffect, useMemo } from 'react'
import { styled } from 'styled-components'

import type { AnyStored } from '../../../data/records/recordQueries'
import type { AreaScreens } from '../../../shared/defineArea'
import { useLoaded } from '../../../shared/useLoaded'
import type { RowOrder } from './rowOrder'
import { SortHint } from './SortHint'

/**
 * The first column of a table whose rows can be moved: handles and positions, before the boxes of the selection. `mover` makes the
 * handles act. It is loaded after the table, and the handles then take their space.
 */
export function useRowStart(
  { entity }: AreaScreens,
  order: RowOrder | undefined,
  selection: RowStart<AnyStored> | undefined,
) {
  const [OrderMover, load] = useLoaded(loadMover)
  const canMove = order?.canMove === true
  const isNeeded = canMove && !OrderMover
  useEffect(() => {
    if (isNeeded) load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `load` is another function at each render.
  }, [isNeeded])
  const isMovable = canMove && OrderMover !== undefined
  const box = selection?.cell
  const cell = useMemo<RowStart<AnyStored>['cell']>(
    () => (record, isSelected) => (
      <>
        {rowGrip({
          name: isMovable ? entity.titleOf(record) : undefined,
          isInOrder: canMove,
        })}
        {box?.(record, isSelected)}
      </>
    ),
    [entity, canMove, isMovable, box],
  )
  if (!order) return { start: selection, mover: undefined }
  const start: RowStart<AnyStored> = {
    ...selection,
    cell,
    head: (
      <Head>
        {order.canMove || !order.onSort ? (
          <Space>
            <VisuallyHidden>Order</VisuallyHidden>
          </Space>
        ) : (
          <SortHint onSort={order.onSort} />
        )}
        <Position />
        {selection?.head}
      </Head>
    ),
  }
  return { start, mover: isMovable && <OrderMover entity={entity} order={order} /> }
}

const loadMover = async () => (await import('./OrderMover')).OrderMover

const Head = styled.span`
  display: flex;
  gap: ${space.s1};
  align-items: center;
`

const Space = styled.span`
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
`

/** The space above the positions. */
const Position = styled.span`
  flex: none;
  min-inline-size: 1.25rem;
`
