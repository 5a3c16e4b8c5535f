import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

import { STEPS, type Step } from '@staff/entity'
import { HEAD, moved, type Place, type StepsOf } from './gridMoves'

interface GridKeysOptions {
  stepsOf: StepsOf
  /** The cell that Tab reaches first. */
  first: Place
  /** Gives a row its next step, and returns it. */
  onNext: (row: number) => Step
}

/** The keys of the table: arrows, Home and End move, and Space gives a row its next step. The table is one tab stop. */
export function useGridKeys({ stepsOf, first, onNext }: GridKeysOptions) {
  const grid = useRef<HTMLDivElement>(null)
  const [visited, setVisited] = useState<Place>()
  const isThere = visited && stepsOf(visited.row)?.includes(visited.step)

  function handleFocus({ target }: FocusEvent<HTMLElement>) {
    const place = placeOf(target)
    if (place) setVisited(place)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const place = placeOf(event.target)
    if (!place || event.altKey || event.metaKey || event.shiftKey) return
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = isStepKey(event)
      ? { row: place.row, step: onNext(place.row) }
      : moved(place, event, stepsOf, isMirrored)
    if (!target) return
    event.preventDefault()
    const cell = `[data-row="${target.row}"][data-step="${target.step}"]`
    grid.current?.querySelector<HTMLElement>(cell)?.focus()
  }

  return {
    /** The cell that Tab reaches. */
    reached: visited && isThere ? visited : first,
    gridProps: {
      ref: grid,
      onFocus: handleFocus,
      onKeyDown: handleKeyDown,
      onKeyUp: preventPress,
    },
  }
}

/** Firefox presses a button when Space is released. */
function preventPress(event: KeyboardEvent<HTMLElement>) {
  if (isStepKey(event)) event.preventDefault()
}

/** Whether a key is Space in the row of an area. In a column head, Space presses the button. */
function isStepKey({ key, ctrlKey, target }: KeyboardEvent): boolean {
  return key === ' ' && !ctrlKey && (placeOf(target)?.row ?? HEAD) !== HEAD
}

function placeOf(target: EventTarget): Place | undefined {
  if (!(target instanceof HTMLElement)) return undefined
  const { row, step } = target.dataset
  const known = STEPS.find((each) => each === step)
  return row !== undefined && known ? { row: Number(row), step: known } : undefined
}
