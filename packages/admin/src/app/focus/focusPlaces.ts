/** Where the focus was: enough to find what is nearest when its element is gone. */
export interface FocusPlace {
  element: HTMLElement
  /** What is around it, from the inside out, without the screen itself. */
  around: Element[]
  /**
   * The row of a list, if it was in one: its index from 0, or -1 if it was the last, and its control by its text, or from the end of the
   * row.
   */
  row?: { id: string; index: number; control: number; text: string }
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]'

/** Notes the place of an element in the screen. */
export function placeOf(element: HTMLElement): FocusPlace {
  const around: Element[] = []
  for (
    let each = element.parentElement;
    each && each.localName !== 'main';
    each = each.parentElement
  )
    around.push(each)
  // The outermost is the whole screen, where the first control is nearest to nothing.
  around.pop()
  const row = element.closest<HTMLElement>('[data-row]')
  if (!row) return { element, around }
  const id = row.dataset['row'] ?? ''
  const controls = controlsIn(row)
  const control = controls.indexOf(element) - controls.length
  const index = row === rows().at(-1) ? -1 : rows().indexOf(row)
  return { element, around, row: { id, index, control, text: element.textContent } }
}

/**
 * The element that gets a lost focus: the same control in the same row, or in the row that is now in its place; what else is left
 * around it; the last row that had the focus; the heading of an empty list. Null if there is none of them, or not yet.
 */
export function nextFocus(
  screen: FocusPlace | undefined,
  lastRow: FocusPlace | undefined,
): HTMLElement | null {
  return (
    connected(screen) ??
    (screen?.row ? inRows(screen) : (nearby(screen) ?? inRows(lastRow))) ??
    document.querySelector<HTMLElement>('main h2[tabindex="-1"]')
  )
}

/** The heading of the screen, which is always there. */
export function screenHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1[tabindex="-1"]')
}

/** The element itself, as after a toast whose button had the focus. */
function connected(place: FocusPlace | undefined): HTMLElement | undefined {
  return place && canFocus(place.element) ? place.element : undefined
}

function inRows(place: FocusPlace | undefined): HTMLElement | undefined {
  if (!place?.row) return undefined
  const { id, index, control, text } = place.row
  const all = rows()
  const row =
    all.find((each) => each.dataset['row'] === id) ?? all.at(Math.min(index, all.length - 1))
  if (!row) return undefined
  const controls = controlsIn(row)
  const same = text === '' ? undefined : controls.find((each) => each.textContent === text)
  return same ?? controls.at(control) ?? controls[0]
}

/** The first control that is left near a place: in its toolbar, say. */
function nearby(place: FocusPlace | undefined): HTMLElement | undefined {
  const around = place?.around.find((each) => each.isConnected && controlsIn(each).length > 0)
  return around && controlsIn(around)[0]
}

function controlsIn(place: Element): HTMLElement[] {
  return Array.from(place.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(canFocus)
}

function canFocus(element: HTMLElement): boolean {
  return (
    element.isConnected &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled') &&
    !element.closest('[inert]')
  )
}

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-row]')]
}
