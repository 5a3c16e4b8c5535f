import type { ChangeEvent, ComponentProps, KeyboardEvent, MouseEvent } from 'react'

export interface SelectBoxState {
  /** The accessible name: what is selected. */
  label: string
  /** Whether the box is ticked. */
  checked: boolean
  /** Called when the box is pressed. `isRange`: with Shift, for everything since the last pressed box. */
  onSelect: (isChecked: boolean, isRange: boolean) => void
}

/** The attributes of a checkbox that selects a row or a whole page of a table. */
export function selectBoxProps({
  label,
  checked,
  onSelect,
}: SelectBoxState): ComponentProps<'input'> {
  return {
    'aria-label': label,
    checked,
    onMouseDown: handleMouseDown,
    onClick: notePress,
    onKeyDown: notePress,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onSelect(target.checked, isRange),
  }
}

/** Whether Shift was down at the last press. A change does not say it. */
let isRange = false

function notePress({ shiftKey }: MouseEvent | KeyboardEvent) {
  isRange = shiftKey
}

function handleMouseDown(event: MouseEvent) {
  notePress(event)
  // Shift would select the text between two presses.
  if (event.shiftKey) event.preventDefault()
}
