import { rowIdOf, type PickedRow } from './pickedRow'

/** What the keyboard does with the handles of rows: it picks a row up, moves it and drops it, or begins a position. */
export function rowKeys(
  pickUp: (grip: HTMLElement) => PickedRow | undefined,
  onAsk: (id: string, digit: string) => void,
) {
  /** The row that is picked up. */
  let picked: PickedRow | undefined

  function end(how: 'drop' | 'putBack' | 'leave') {
    const row = picked
    picked = undefined
    row?.[how]()
  }

  function handleKeyDown(grip: HTMLElement, event: KeyboardEvent) {
    const { key } = event
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isPress = key === 'Enter' || key === ' '
    const place = picked && placeAfterKey(key, picked)
    if (place !== undefined) picked?.moveTo(place)
    else if (isPress && picked) end('drop')
    else if (isPress) picked = pickUp(grip)
    else if (key === 'Escape' && picked) end('putBack')
    else if (/^[1-9]$/.test(key)) {
      end('putBack')
      onAsk(rowIdOf(grip), key)
    } else return
    event.preventDefault()
    // A dialog around the table would close, and keys of the page would act.
    event.stopPropagation()
  }

  function handleBlur(grip: HTMLElement) {
    // The focus comes back by itself when the row has moved in the page.
    setTimeout(() => {
      if (document.activeElement !== grip) end('putBack')
    })
  }

  return { end, handleKeyDown, handleBlur }
}

/** Where a key moves a picked row; undefined for other keys. */
function placeAfterKey(key: string, { place, end }: PickedRow): number | undefined {
  if (key === 'ArrowUp') return place() - 1
  if (key === 'ArrowDown') return place() + 1
  if (key === 'Home') return 0
  return key === 'End' ? end() : undefined
}
