import { expect, type CDPSession, type Locator, type Page } from '@playwright/test'

/** Longer than a page needs to react to a press, shorter than a long touch. */
const PRESS_MS = 250

export type Pointer = 'mouse' | 'touch'

/**
 * Presses a control slowly: pointer down at its center, a pause, pointer up at the same position. No control of the page
 * may move meanwhile, and the control must receive the click.
 */
export async function pressSlowly(page: Page, control: Locator, pointer: Pointer): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error(`${String(control)} has no box to press`)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }

  const clicked = await control.evaluateHandle(awaitClick)
  const before = await page.evaluateHandle(measureControls)
  const finger = pointer === 'touch' ? await page.context().newCDPSession(page) : undefined
  await (finger ? touch(finger, at) : pressMouse(page, at))
  await page.waitForTimeout(PRESS_MS)
  const after = await page.evaluateHandle(measureControls)
  expect(await page.evaluate(namesOfMoved, { before, after })).toEqual([])
  await (finger ? liftFinger(finger) : page.mouse.up())
  expect(await clicked.evaluate(({ promise }) => promise), 'The press is a click').toBe(true)
}

async function pressMouse(page: Page, { x, y }: { x: number; y: number }) {
  await page.mouse.move(x, y)
  await page.mouse.down()
}

async function touch(finger: CDPSession, at: { x: number; y: number }) {
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
}

async function liftFinger(finger: CDPSession) {
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

type Positions = Map<Element, DOMRect>

/** Runs in the page: the positions of everything that can be pressed. */
function measureControls(): Positions {
  const controls = document.querySelectorAll('a[href], button, input, textarea, label, [tabindex]')
  // A toast disappears by itself; nobody presses what is hidden, such as the native list of a select.
  const excluded = '.Toastify, [aria-hidden=true]'
  const pressable = Array.from(controls).filter((control) => !control.closest(excluded))
  return new Map(pressable.map((control) => [control, control.getBoundingClientRect()]))
}

/** Runs in the page: the controls that moved, appeared or disappeared. */
function namesOfMoved({ before, after }: { before: Positions; after: Positions }): string[] {
  const hasMoved = (control: Element) => {
    const [was, is] = [before.get(control), after.get(control)]
    // A pressed control may shift by a pixel.
    return !was || !is || Math.abs(is.x - was.x) > 1 || Math.abs(is.y - was.y) > 1
  }
  const controls = new Set([...before.keys(), ...after.keys()])
  const moved = Array.from(controls).filter(hasMoved)
  return moved.map((control) => control.id || (control.textContent ?? control.tagName))
}

/** Runs in the page: whether the next click hits this control, or something inside it. */
function awaitClick(control: Element): { promise: Promise<boolean> } {
  const promise = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), 2000)
    document.addEventListener(
      'click',
      ({ target }) => resolve(target instanceof Node && control.contains(target)),
      { capture: true, once: true },
    )
  })
  return { promise }
}
