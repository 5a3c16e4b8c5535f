import { expect } from 'storybook/test'

type Emulate = (forced: 'active' | 'none') => Promise<void>

let emulate: Emulate | undefined

/** Lends the stories a way to force colours; only the browser of the tests has one. */
export function provideForcedColours(force: Emulate): void {
  emulate = force
}

/** Looks at the page in forced colours, light on black. Where they cannot be had, as in Storybook, nobody looks. */
export async function withForcedColours(look: () => void | Promise<void>): Promise<void> {
  if (!emulate) return
  await emulate('active')
  try {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true)
    await look()
  } finally {
    await emulate('none')
  }
}

/** A state is seen where colours are forced: without the attribute that says it, the control looks otherwise. */
export async function expectStateVisible(control: Element, attribute: string): Promise<void> {
  const value = control.getAttribute(attribute)
  if (value === null) throw new Error(`There is no ${attribute}`)
  const is = lookOf(control)
  control.removeAttribute(attribute)
  const would = lookOf(control)
  control.setAttribute(attribute, value)
  await expect(is).not.toBe(would)
}

/** The focus is seen. */
export async function expectFocusVisible(control: HTMLElement): Promise<void> {
  const before = lookOf(control)
  control.focus()
  await expect(lookOf(control)).not.toBe(before)
}

/** Two things that differ by what is chosen do not look alike. */
export async function expectDifferentLooks(
  one: Element | null,
  other: Element | null,
): Promise<void> {
  if (!one || !other) throw new Error('There are no two things to compare')
  await expect(lookOf(one)).not.toBe(lookOf(other))
}

/** Every icon has the colour of the words around it, which the browser has made readable. */
export async function expectIconsVisible(): Promise<void> {
  const icons = Array.from(document.querySelectorAll('svg.lucide'))
  const others = icons.filter(
    (icon) => icon.parentElement && colorOf(icon) !== colorOf(icon.parentElement),
  )
  await expect(others.map((icon) => icon.outerHTML.slice(0, 120))).toEqual([])
}

const TOLD_BY = [
  'background-color',
  'border-block-start',
  'border-inline-start',
  'color',
  'outline',
  'text-decoration-line',
]

function lookOf(element: Element): string {
  const style = getComputedStyle(element)
  return TOLD_BY.map((name) => style.getPropertyValue(name)).join('; ')
}

function colorOf(element: Element): string {
  return getComputedStyle(element).color
}
