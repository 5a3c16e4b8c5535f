import type { AnyEntity } from '@staff/forms/entity'
import { useEffect, useRef } from 'react'

import { idOf, type AnyStored } from '../../../data/records/recordQueries'
import type { RecordList } from '../../../stores/recordList'

/** A record that is deleted, and where it stood. */
interface Deletion {
  id: string
  index: number
  list: RecordList<AnyStored>
}

/**
 * Where the focus goes when a row is deleted, and with it the button that has it: to the next row, from the last one
 * to the row before, and from the only one to the heading of the empty list.
 */
export function useFocusAfterDelete(entity: AnyEntity, list: RecordList<AnyStored> | undefined) {
  const shown = useRef(list)
  const deletion = useRef<Deletion>(undefined)
  /** Where a row is still expected: the page was emptied, and the one before is on its way. */
  const expecting = useRef<HTMLElement>(undefined)

  useEffect(() => {
    shown.current = list
    const place = expecting.current
    if (!place || !list || list.records.length === 0) return
    expecting.current = undefined
    const isUnused = [document.body, place].some((each) => each === document.activeElement)
    if (isUnused) actionOf(entity, place, list.records.at(-1))?.focus()
  }, [entity, list])

  return {
    /** A record is about to be deleted. */
    note: (record: AnyStored) => {
      const id = idOf(entity, record)
      const index = list?.records.findIndex((each) => idOf(entity, each) === id) ?? -1
      deletion.current = list && { id, index, list }
    },
    /** What takes the focus in the place that holds the list; nothing where no deletion was asked for. */
    targetIn: (place: HTMLElement): HTMLElement | null => {
      const asked = deletion.current
      const now = shown.current
      deletion.current = undefined
      if (!asked || !now) return null
      const kept = now.records.find((each) => idOf(entity, each) === asked.id)
      if (kept) return actionOf(entity, place, kept, 'button')
      const next = now === asked.list ? now.records[asked.index] : undefined
      const row = actionOf(entity, place, next ?? now.records.at(-1))
      if (!row && now.total > 0) expecting.current = place
      return row ?? place.querySelector<HTMLElement>('h2[tabindex="-1"]')
    },
  }
}

/** The first control of a record's row, or the first button. */
function actionOf(
  entity: AnyEntity,
  place: HTMLElement,
  record: AnyStored | undefined,
  control = 'a, button',
): HTMLElement | null {
  if (!record) return null
  const row = place.querySelector(`[data-row="${CSS.escape(idOf(entity, record))}"]`)
  return row?.querySelector<HTMLElement>(`[data-role='actions'] :is(${control})`) ?? null
}
