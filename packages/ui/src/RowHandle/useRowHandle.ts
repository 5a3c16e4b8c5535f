import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'

import { followPointer } from './followPointer'
import { pickUp, type PickedRow, type RowMoves } from './pickedRow'

interface RowHandleOptions extends RowMoves {
  onAsk: (digit: string) => void
}

/** Moves the row of a handle by pointer and keyboard. */
export function useRowHandle({ onAsk, ...moves }: RowHandleOptions) {
  /** The row, if the keyboard has picked it up. */
  const picked = useRef<PickedRow>(undefined)
  const stopFollowing = useRef(() => {})
  const [isPicked, setPicked] = useState(false)

  useEffect(
    () => () => {
      stopFollowing.current()
      picked.current?.leave()
    },
    [],
  )

  function end(how: 'drop' | 'putBack') {
    const row = picked.current
    picked.current = undefined
    setPicked(false)
    row?.[how]()
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key } = event
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const row = picked.current
    const isPress = key === 'Enter' || key === ' '
    const place = row && placeAfterKey(key, row)
    if (place !== undefined) row?.moveTo(place)
    else if (isPress && row) end('drop')
    else if (isPress) {
      picked.current = pickUp(event.currentTarget, moves)
      setPicked(picked.current !== undefined)
    } else if (key === 'Escape' && row) end('putBack')
    else if (/^[1-9]$/.test(key)) {
      if (row) end('putBack')
      onAsk(key)
    } else return
    event.preventDefault()
    // A dialog around the table would close, and keys of the page would act.
    event.stopPropagation()
  }

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary) return
    if (picked.current) end('putBack')
    stopFollowing.current()
    stopFollowing.current = followPointer(event.currentTarget, event.nativeEvent, moves)
  }

  function handleBlur({ currentTarget }: { currentTarget: HTMLElement }) {
    // The focus comes back by itself when the row has moved in the page.
    setTimeout(() => {
      if (picked.current && document.activeElement !== currentTarget) end('putBack')
    })
  }

  return { isPicked, handleKeyDown, handlePointerDown, handleBlur }
}

/** Where a key moves a picked row; undefined for other keys. */
function placeAfterKey(key: string, { place, end }: PickedRow): number | undefined {
  if (key === 'ArrowUp') return place() - 1
  if (key === 'ArrowDown') return place() + 1
  if (key === 'Home') return 0
  return key === 'End' ? end() : undefined
}
