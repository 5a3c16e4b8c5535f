import type { Locator, Page } from 'playwright'

/** What is on the screen when an action is done. */
interface Done {
  /** A selector. Something that matches it is visible. */
  selector: string
  /** At least so many elements match. */
  min?: number
  /** The first match has another text than before. */
  isChanged?: boolean
}

/** The time from the first event of this type until the result is painted, in milliseconds. */
export async function timed(
  page: Page,
  event: 'click' | 'input' | 'keydown',
  act: () => Promise<void>,
  done: Done,
): Promise<number> {
  await page.evaluate(watch, { event, done })
  await act()
  return page.evaluate(async () => {
    const duration: unknown = await Reflect.get(globalThis, 'actionTime')
    return Number(duration)
  })
}

const KEYS = 40

/** The 95th percentile of the times from a key until it is painted, in milliseconds. */
export async function keyTime(page: Page, field: Locator): Promise<number> {
  await field.focus()
  const times: number[] = []
  for (let count = 0; count < KEYS; count += 1)
    times.push(await timed(page, 'keydown', () => page.keyboard.press('a'), PAINTED))
  return times.toSorted((one, other) => one - other)[Math.floor(KEYS * 0.95)] ?? Number.NaN
}

const PAINTED = { selector: 'body' }

/** Runs in the page: resolves `actionTime` when the result of the next event is painted. */
function watch({ event, done }: { event: string; done: Done }) {
  const matches = () => [...document.querySelectorAll(done.selector)]
  const before = matches()[0]?.textContent
  const isDone = () => {
    const found = matches()
    if (found.length < (done.min ?? 1)) return false
    if (done.isChanged && (!found[0]?.textContent || found[0].textContent === before)) return false
    return found.some((element) => element.checkVisibility())
  }
  const actionTime = new Promise<number>((resolve, fail) => {
    const start = ({ timeStamp }: Event) => {
      const look = () => {
        if (!isDone()) requestAnimationFrame(look)
        // A message is handled after the frame is painted.
        else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
      }
      look()
    }
    addEventListener(event, start, { capture: true, once: true })
    setTimeout(() => fail(new Error(`Nothing after ${event}: ${done.selector}`)), 30_000)
  })
  Reflect.set(globalThis, 'actionTime', actionTime)
}
