import { expect } from 'storybook/test'

type Emulate = (forced: 'active' | 'none') => Promise<void>

let emulate: Emulate | undefined

/** Sets the function that emulates forced colours. Only the browser of the tests has one. */
export function provideForcedColours(emulator: Emulate): void {
  emulate = emulator
}

/** Runs a check in forced colours. Without an emulator, as in Storybook, it does nothing. */
export async function withForcedColours(check: () => void | Promise<void>): Promise<void> {
  if (!emulate) return
  await emulate('active')
  try {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true)
    await check()
  } finally {
    await emulate('none')
  }
}

/** Expects a visible state: without its attribute, the control has another look. */
export async function expectStateVisible(control: Element, attribute: string): Promise<void> {
  const value = control.getAttribute(attribute)
  if (value === null) throw new Error(`There is no ${attribute}`)
  const withState = lookOf(control)
  control.removeAttribute(attribute)
  const withoutState = lookOf(control)
  control.setAttribute(attribute, value)
  await expect(withState).not.toBe(withoutState)
}

/** Expects a visible focus. */
export async function expectFocusVisible(control: HTMLElement): Promise<void> {
  const before = lookOf(control)
  control.focus()
  await expect(lookOf(control)).not.toBe(before)
}

/** Expects that two elements look different, such as a chosen and another option. */
export async function expectDifferentLooks(
  one: Element | null,
  other: Element | null,
): Promise<void> {
  if (!one || !other) throw new Error('There are no two elements to compare')
  await expect(lookOf(one)).not.toBe(lookOf(other))
}

/** Expects that every icon has the colour of its surrounding text, which the browser makes readable. */
export async function expectIconsVisible(): Promise<void> {
  const icons = Array.from(document.querySelectorAll('svg.lucide'))
  const others = icons.filter(
    (icon) => icon.parentElement && colorOf(icon) !== colorOf(icon.parentElement),
  )
  await expect(others.map((icon) => icon.outerHTML.slice(0, 120))).toEqual([])
}

const COMPARED_PROPERTIES = [
  'background-color',
  'border-block-start',
  'border-inline-start',
  'color',
  'outline',
  'text-decoration-line',
]

function lookOf(element: Element): string {
  const style = getComputedStyle(element)
  return COMPARED_PROPERTIES.map((name) => style.getPropertyValue(name)).join('; ')
}

function colorOf(element: Element): string {
  return getComputedStyle(element).color
}
