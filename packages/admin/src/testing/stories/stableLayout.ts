import { expect, waitFor } from 'storybook/test'

/** Elements that must not move: a CSS selector of one or more elements by name. */
export type Landmarks = Readonly<Record<string, string>>

/** Marks elements that are loading. */
const LOADING = '[aria-busy="true"]'

/** In pixels: text may have fractional positions. */
const TOLERANCE = 1

/**
 * Compares a screen while it loads with the loaded screen including pictures: each landmark exists from the start, in the
 * same number, position and size. The story needs `parameters.api` with `heldResponses`. `isBusy`: whether a placeholder is shown.
 */
export async function expectStableLayout(
  landmarks: Landmarks,
  { isBusy = true } = {},
): Promise<void> {
  if (isBusy) await waitFor(() => expect(document.querySelector(LOADING)).not.toBeNull())
  const before = boundsOf(landmarks)
  releaseResponses()
  await waitFor(() => expect(document.querySelector(LOADING)).toBeNull())
  await Promise.all(Array.from(document.images, loadPicture))
  const after = boundsOf(landmarks)
  await expect(Object.keys(landmarks).flatMap((name) => moved(name, before, after))).toEqual([])
}

/** For `parameters.api`: responses wait until the story has measured the loading screen. */
export const heldResponses = { latency: () => gate.opened }

/** Holds the responses to calls from now on. */
export function holdResponses(): void {
  gate = createGate()
}

/** Releases all responses. */
export function releaseResponses(): void {
  gate.open()
}

/** For `beforeEach`: holds the responses, and loads the font so that it does not shift the layout later. */
export async function startWithHeldResponses(): Promise<void> {
  holdResponses()
  await document.fonts.load("1em 'Inter Variable'")
}

let gate = createGate()

function createGate() {
  let open: (() => void) | undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open?.() }
}

type BoundsByName = Record<string, DOMRect[]>

function boundsOf(landmarks: Landmarks): BoundsByName {
  return Object.fromEntries(
    Object.entries(landmarks).map(([name, selector]) => [
      name,
      Array.from(document.querySelectorAll(selector))
        // What closed details hide does not move for anybody.
        .filter((each) => each.checkVisibility() || each.closest('details:not([open])') === null)
        .map((each) => each.getBoundingClientRect()),
    ]),
  )
}

/** Describes how a landmark changed. */
function moved(name: string, before: BoundsByName, after: BoundsByName): string[] {
  const [old = [], current = []] = [before[name], after[name]]
  if (current.length === 0) return [`${name}: not there at the end`]
  if (old.length !== current.length) return [`${name}: ${old.length}, then ${current.length}`]
  return current.flatMap((now, index) => {
    const was = old[index] ?? now
    const isStable = (['x', 'y', 'width', 'height'] as const).every(
      (side) => Math.abs(now[side] - was[side]) <= TOLERANCE,
    )
    return isStable ? [] : [`${name} ${index + 1}: ${format(was)}, then ${format(now)}`]
  })
}

function format({ x, y, width, height }: DOMRect): string {
  const [left, top, wide, high] = [x, y, width, height].map((length) => Math.round(length))
  return `${wide} × ${high} at ${left}, ${top}`
}

/** Waits until a picture has loaded or failed, even if it is outside the window. */
async function loadPicture(picture: HTMLImageElement): Promise<void> {
  picture.loading = 'eager'
  await picture.decode().catch(() => undefined)
}
