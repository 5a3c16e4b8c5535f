import type { CDPSession, Locator, Page } from 'playwright'
import { expect } from 'vitest'

/** In milliseconds: longer than a page needs to answer a press, shorter than a long touch. */
const HELD_FOR = 250

/** How a person presses: with the button of a mouse, or with a finger. */
export type Pointer = 'mouse' | 'touch'

/**
 * Presses a control as slowly as a person may: down at its middle, a pause, up at the same place. Nothing of the page
 * may move meanwhile, and the control must hear the click.
 */
export async function pressSlowly(page: Page, control: Locator, pointer: Pointer): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error(`Nothing to press: ${String(control)}`)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }

  const clicked = await control.evaluateHandle(hearClick)
  const before = await page.evaluate(placesOfControls)
  const finger = pointer === 'touch' ? await page.context().newCDPSession(page) : undefined
  await (finger ? touch(finger, at) : pressMouse(page, at))
  await page.waitForTimeout(HELD_FOR)
  // The control itself may go down under the pointer by a pixel.
  const after = await page.evaluate(placesOfControls)
  expect(after.filter((place, index) => isElsewhere(place, before[index]))).toEqual([])
  await (finger ? liftFinger(finger) : page.mouse.up())
  expect(await clicked.evaluate((heard) => heard.promise), 'The press counts').toBe(true)
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

interface Place {
  name: string
  x: number
  y: number
}

function isElsewhere(place: Place, before: Place | undefined): boolean {
  if (place.name !== before?.name) return true
  return Math.abs(place.x - before.x) > 1 || Math.abs(place.y - before.y) > 1
}

/** Runs in the page: where everything stands that can be pressed. */
function placesOfControls(): Place[] {
  const controls = document.querySelectorAll('a[href], button, input, textarea, label, [tabindex]')
  // A toast stands over the page and goes by itself; what is hidden from everybody, as a choice's own list, is no place.
  const aside = '.Toastify, [aria-hidden=true]'
  const pressed = Array.from(controls).filter((control) => !control.closest(aside))
  return pressed.map((control) => {
    const { x, y } = control.getBoundingClientRect()
    return { name: control.id || (control.textContent ?? control.tagName), x, y }
  })
}

/** Runs in the page: whether the next click is one on this control, or on something inside it. */
function hearClick(control: Element): { promise: Promise<boolean> } {
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
