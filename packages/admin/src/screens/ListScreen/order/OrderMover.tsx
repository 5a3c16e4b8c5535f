import type { Moved } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { RowMover } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'

import { storeMove } from '../../../data/records/moveRecord'
import { idOf, recordQueries } from '../../../data/records/recordQueries'
import { notify } from '../../../shared/notify'
import { announce } from '../../../stores/announcer'
import { move } from '../../../stores/lists/recordList'
import { shownAfterMove } from './shownAfterMove'
import { offerUndo } from './offerUndo'
import type { RowOrder } from './rowOrder'

const PositionDialog = lazy(() => import('./PositionDialog'))

export interface OrderMoverProps {
  entity: AnyEntity
  order: RowOrder
}

/** Moves the records of a list within its order, by the handles of the table beside it. */
export function OrderMover({ entity, order }: OrderMoverProps) {
  const { list, first = 1, onShow } = order
  const client = useQueryClient()
  const place = useRef<HTMLSpanElement>(null)
  /** The record whose position is asked for, and what was typed before the dialog opened. */
  const [asked, setAsked] = useState<{ id: string; typed: string }>()

  const said = (index: number) => `position ${first + index} of ${list.total}`
  const indexOf = (id: string) => list.records.findIndex((record) => idOf(entity, record) === id)
  const titleOf = (id: string) => entity.titleOf(list.records[indexOf(id)] ?? {})

  const focusShown = useEffectEvent(({ records }: RowOrder['list']) => {
    const id = shownAfterMove.takeOneOf(records.map((record) => idOf(entity, record)))
    if (id === undefined) return
    const row = place.current?.parentElement?.querySelector(`[data-row="${CSS.escape(id)}"]`)
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector<HTMLElement>('[data-grip]')?.focus({ preventScroll: true })
    // The list announces its page first.
    requestAnimationFrame(() => announce(`Moved to ${said(indexOf(id))}`))
  })
  // Each page is another list.
  useEffect(() => focusShown(list), [list])

  function handlePick(id: string): boolean {
    // The rows of another page are on the screen until that page is loaded.
    if (place.current?.parentElement?.querySelector('[data-busy]')) return false
    void client.cancelQueries(recordQueries(entity).lists())
    announce(`Picked up ${titleOf(id)}, ${said(indexOf(id))}. Space drops it, Escape puts it back.`)
    return true
  }

  async function handleDrop(id: string, index: number, start: number) {
    if (index === start) return announce(`Dropped at ${said(index)}, where it was.`)
    announce(`Moved to ${said(index)}`)
    const title = titleOf(id)
    const outcome = await storeMove(client, entity, list, { id, start, first })
    if (outcome.status === 'moved')
      return offerUndo(client, entity, { id, title, moved: outcome.moved })
    return notify('error', outcome.message)
  }

  function handleMoved(id: string, moved: Moved) {
    setAsked(undefined)
    const { position, total } = moved
    announce(`Moved to position ${position} of ${total}`)
    offerUndo(client, entity, { id, title: titleOf(id), moved })
    const isOnPage = position >= first && position < first + list.records.length
    if (isOnPage || !onShow) return
    shownAfterMove.note(id)
    onShow(position)
  }

  return (
    <>
      <span ref={place} hidden />
      <RowMover
        onPick={handlePick}
        onMove={(id, index) => {
          move(list, id, index)
          announce(`Position ${first + index} of ${list.total}`)
        }}
        onDrop={(id, index, start) => void handleDrop(id, index, start)}
        onPutBack={(id) => announce(`Put back to ${said(indexOf(id))}`)}
        onAsk={(id, typed) => setAsked({ id, typed })}
      />
      {asked && (
        <Suspense>
          <PositionDialog
            entity={entity}
            id={asked.id}
            title={titleOf(asked.id)}
            typed={asked.typed}
            position={first + indexOf(asked.id)}
            total={list.total}
            onMoved={(moved) => handleMoved(asked.id, moved)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
