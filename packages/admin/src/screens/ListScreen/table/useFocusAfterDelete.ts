import type { AnyEntity } from '@staff/forms/entity'
import { useEffect, useRef } from 'react'

import { idOf, type AnyStored } from '../../../data/records/recordQueries'
import type { RecordList } from '../../../stores/recordList'

/** A deleted record and its index in a list. */
interface Deletion {
  id: string
  index: number
  list: RecordList<AnyStored>
}

/**
 * Finds the next focus when a row is deleted together with its focused button: the next row, or the previous row after
 * the last one, or the heading of the empty list.
 */
export function useFocusAfterDelete(entity: AnyEntity, list: RecordList<AnyStored> | undefined) {
  const shown = useRef(list)
  const deletion = useRef<Deletion>(undefined)
  /** The container that waits for rows, because the page became empty and the previous page loads. */
  const waitingContainer = useRef<HTMLElement>(undefined)

  useEffect(() => {
    shown.current = list
    const container = waitingContainer.current
    if (!container || !list || list.records.length === 0) return
    waitingContainer.current = undefined
    const isFocusFree = [document.body, container].some((each) => each === document.activeElement)
    if (isFocusFree) actionOf(entity, container, list.records.at(-1))?.focus()
  }, [entity, list])

  return {
    /** Call this before a record is deleted. */
    note: (record: AnyStored) => {
      const id = idOf(entity, record)
      const index = list?.records.findIndex((each) => idOf(entity, each) === id) ?? -1
      deletion.current = list && { id, index, list }
    },
    /** The next focus in the container of the list; null without a deletion. */
    targetIn: (container: HTMLElement): HTMLElement | null => {
      const last = deletion.current
      const now = shown.current
      deletion.current = undefined
      if (!last || !now) return null
      const kept = now.records.find((each) => idOf(entity, each) === last.id)
      if (kept) return actionOf(entity, container, kept, 'button')
      const next = now === last.list ? now.records[last.index] : undefined
      const row = actionOf(entity, container, next ?? now.records.at(-1))
      if (!row && now.total > 0) waitingContainer.current = container
      return row ?? container.querySelector<HTMLElement>('h2[tabindex="-1"]')
    },
  }
}

/** The first control of a record's row, or the first button. */
function actionOf(
  entity: AnyEntity,
  container: HTMLElement,
  record: AnyStored | undefined,
  control = 'a, button',
): HTMLElement | null {
  if (!record) return null
  const row = container.querySelector(`[data-row="${CSS.escape(idOf(entity, record))}"]`)
  return row?.querySelector<HTMLElement>(`[data-role='actions'] :is(${control})`) ?? null
}
