import { expect } from 'storybook/test'

/** The distance of the checked points from the edges of a control, in pixels. */
const INSET = 2

/** Focuses each control forwards and backwards: no bar covers the focused control (WCAG 2.4.11 and 2.4.12). */
export async function expectFocusNotObscured(part: HTMLElement): Promise<void> {
  const controls = Array.from(
    part.querySelectorAll<HTMLElement>(
      'a, button:enabled, input:enabled:not([type=file]), textarea:enabled',
    ),
  ).filter((each) => each.checkVisibility({ visibilityProperty: true }))
  await expect(controls.length).toBeGreaterThan(5)

  const hidden = [...controls, ...controls.toReversed()].filter((control) => {
    control.focus()
    return isCovered(control)
  })
  await expect(hidden.map((control) => control.outerHTML.slice(0, 120))).toEqual([])
  // At other positions the save bar may cover half of an unfocused control, which axe reports as a small target.
  scrollTo(0, document.documentElement.scrollHeight)
}

function isCovered(control: Element): boolean {
  // A visually hidden radio is visible as its label.
  const visible = control.closest('label') ?? control
  const { left, right, top, bottom } = visible.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const points: [number, number][] = [
    [x, y],
    [x, top + INSET],
    [x, bottom - INSET],
    [left + INSET, y],
    [right - INSET, y],
  ]
  // A control that is higher than the window cannot be entirely inside it.
  const inWindow = points.filter(([, down]) => down > 0 && down < innerHeight)
  const isVisible = inWindow.every(([at, down]) => {
    const topmost = document.elementFromPoint(at, down)
    return topmost && (visible.contains(topmost) || topmost.contains(visible))
  })
  return inWindow.length === 0 || !isVisible
}
