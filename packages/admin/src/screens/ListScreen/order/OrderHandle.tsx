import type { Moved } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { RowHandle } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'

import { moveRecord, storeMove } from '../../../data/records/moveRecord'
import { idOf, recordQueries } from '../../../data/records/recordQueries'
import { notify, notifyUndoable } from '../../../shared/notify'
import { announce } from '../../../stores/announcer'
import { move } from '../../../stores/lists/recordList'
import { shownAfterMove } from './shownAfterMove'
import type { RowOrder } from './rowOrder'

const PositionDialog = lazy(() => import('./PositionDialog'))

export interface OrderHandleProps {
  entity: AnyEntity
  id: string
  /** The title of the record. */
  title: string
  order: RowOrder
}

/** The handle that moves a record within the order of its list. */
export function OrderHandle({ entity, id, title, order }: OrderHandleProps) {
  const { list, first = 1, onShow } = order
  const client = useQueryClient()
  const place = useRef<HTMLSpanElement>(null)
  /** What was typed before the dialog opened; undefined while it is closed. */
  const [asked, setAsked] = useState<string>()

  const said = (index: number) => `position ${first + index} of ${list.total}`
  const indexNow = () => list.records.findIndex((record) => idOf(entity, record) === id)

  const announceShown = useEffectEvent(() => announce(`Moved to ${said(indexNow())}`))
  useEffect(() => {
    if (!shownAfterMove.take(id)) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.querySelector('button')?.focus({ preventScroll: true })
    // The list announces its page first.
    requestAnimationFrame(() => announceShown())
  }, [id])

  function handlePick(): boolean {
    // The rows of another page are on the screen until that page is loaded.
    if (place.current?.closest('[data-busy]')) return false
    void client.cancelQueries(recordQueries(entity).lists())
    announce(`Picked up ${title}, ${said(indexNow())}. Space drops it, Escape puts it back.`)
    return true
  }

  async function handleDrop(index: number, start: number) {
    if (index === start) return announce(`Dropped at ${said(index)}, where it was.`)
    announce(`Moved to ${said(index)}`)
    const outcome = await storeMove(client, entity, list, { id, start, first })
    if (outcome.status === 'moved') return offerUndo(outcome.moved)
    return notify('error', outcome.message)
  }

  function offerUndo(moved: Moved) {
    const { position, from } = moved
    if (position === from) return
    notifyUndoable(`“${title}” is now at position ${position}.`, () => void undo(moved))
  }

  async function undo({ position, from }: Moved) {
    const outcome = await moveRecord(client, entity, id, { position: from, from: position })
    if (outcome.status === 'moved') notify('success', `“${title}” is back at position ${from}.`)
    else notify('error', outcome.message)
  }

  function handleMoved(moved: Moved) {
    setAsked(undefined)
    const { position, total } = moved
    announce(`Moved to position ${position} of ${total}`)
    offerUndo(moved)
    const isOnPage = position >= first && position < first + list.records.length
    if (isOnPage || !onShow) return
    shownAfterMove.note(id)
    onShow(position)
  }

  return (
    <span ref={place}>
      <RowHandle
        name={title}
        onPick={handlePick}
        onMove={(index) => {
          move(list, id, index)
          announce(`Position ${first + index} of ${list.total}`)
        }}
        onDrop={(index, start) => void handleDrop(index, start)}
        onPutBack={() => announce(`Put back to ${said(indexNow())}`)}
        onAsk={setAsked}
      />
      {asked !== undefined && (
        <Suspense>
          <PositionDialog
            entity={entity}
            id={id}
            title={title}
            typed={asked}
            position={first + indexNow()}
            total={list.total}
            onMoved={handleMoved}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </span>
  )
}
