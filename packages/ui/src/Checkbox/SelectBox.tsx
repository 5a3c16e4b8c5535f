import { Check, Minus } from 'lucide-react'
import { useEffect, useRef, type ChangeEvent, type KeyboardEvent, type MouseEvent } from 'react'

import { Box } from './parts'

export interface SelectBoxProps {
  /** The accessible name: what is selected. */
  label: string
  /** Whether the box is ticked. */
  checked: boolean
  /**
   * Whether only a part of what the box stands for is selected.
   * @default false
   */
  isPartly?: boolean
  /** Called when the box is pressed. `isRange`: with Shift, for everything since the last pressed box. */
  onSelect: (isChecked: boolean, isRange: boolean) => void
}

/** A box without a visible label, which selects a row or a whole page of a table. */
export function SelectBox({ label, checked, isPartly = false, onSelect }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const isRange = useRef(false)

  // There is no attribute for it.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])

  function notePress({ shiftKey }: MouseEvent | KeyboardEvent) {
    isRange.current = shiftKey
  }

  function handleMouseDown(event: MouseEvent) {
    notePress(event)
    // Shift would select the text between two presses.
    if (event.shiftKey) event.preventDefault()
  }

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    onSelect(target.checked, isRange.current)
  }

  return (
    <Box>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onMouseDown={handleMouseDown}
        onClick={notePress}
        onKeyDown={notePress}
        onChange={handleChange}
      />
      {isPartly ? (
        <Minus aria-hidden="true" strokeWidth={3} />
      ) : (
        checked && <Check aria-hidden="true" strokeWidth={3} />
      )}
    </Box>
  )
}
