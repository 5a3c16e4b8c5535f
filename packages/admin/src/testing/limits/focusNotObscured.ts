import { expect } from 'storybook/test'

/** So far inside its edges a control is looked at. */
const INSET = 2

/** Gives each control of a part the focus, on and back: no bar covers any of what has it (WCAG 2.4.11 and 2.4.12). */
export async function expectFocusNotObscured(part: HTMLElement): Promise<void> {
  const controls = Array.from(
    part.querySelectorAll<HTMLElement>('a, button, input:not([type=file]), textarea'),
  ).filter((each) => each.checkVisibility({ visibilityProperty: true }))
  await expect(controls.length).toBeGreaterThan(5)

  const hidden = [...controls, ...controls.toReversed()].filter((control) => {
    control.focus()
    return isCovered(control)
  })
  await expect(hidden.map((control) => control.outerHTML.slice(0, 120))).toEqual([])
  // Elsewhere the save bar may cover half of a control that has no focus, which axe takes for a small target.
  scrollTo(0, document.documentElement.scrollHeight)
}

function isCovered(control: Element): boolean {
  // A radio that is only heard is seen as its label.
  const seen = control.closest('label') ?? control
  const { left, right, top, bottom } = seen.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const points: [number, number][] = [
    [x, y],
    [x, top + INSET],
    [x, bottom - INSET],
    [left + INSET, y],
    [right - INSET, y],
  ]
  // What is higher than the window cannot be in it as a whole.
  const inWindow = points.filter(([, down]) => down > 0 && down < innerHeight)
  const isSeen = inWindow.every(([at, down]) => {
    const on = document.elementFromPoint(at, down)
    return on && (seen.contains(on) || on.contains(seen))
  })
  return inWindow.length === 0 || !isSeen
}
