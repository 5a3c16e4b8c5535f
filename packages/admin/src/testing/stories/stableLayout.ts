import { expect, waitFor } from 'storybook/test'

/** What must stay where it is, by its name: a CSS selector of one element or of several that belong together. */
export type Landmarks = Readonly<Record<string, string>>

/** What tells, to screen readers too, that something is on its way. */
const WAITING = '[aria-busy="true"]'

/** In pixels: text is set between whole ones. */
const TOLERANCE = 1

/**
 * Holds what is seen while a screen waits against what is seen when all has come, pictures too: each landmark is there
 * from the start, as often as at the end, in the same place and as large. For a story with the world `heldResponses`.
 */
export async function expectStableLayout(landmarks: Landmarks): Promise<void> {
  await waitFor(() => expect(document.querySelector(WAITING)).not.toBeNull())
  const before = placesOf(landmarks)
  releaseResponses()
  await waitFor(() => expect(document.querySelector(WAITING)).toBeNull())
  await Promise.all(Array.from(document.images, arrived))
  const after = placesOf(landmarks)
  await expect(Object.keys(landmarks).flatMap((name) => moved(name, before, after))).toEqual([])
}

/** For `parameters.api`: an answer waits until the story has seen what waiting looks like. */
export const heldResponses = { latency: () => gate.opened }

/** Holds back the answers of what is asked from now on, after a step that needed some. */
export function holdResponses(): void {
  gate = shutGate()
}

/** Lets all answers come, held back or not. */
export function releaseResponses(): void {
  gate.open()
}

/** For `beforeEach`: holds back the answers, and has the font, so that the story does not see it arrive. */
export async function startWithHeldResponses(): Promise<void> {
  holdResponses()
  await document.fonts.load("1em 'Inter Variable'")
}

let gate = shutGate()

function shutGate() {
  let open: (() => void) | undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open?.() }
}

type Places = Record<string, DOMRect[]>

function placesOf(landmarks: Landmarks): Places {
  return Object.fromEntries(
    Object.entries(landmarks).map(([name, selector]) => [
      name,
      Array.from(document.querySelectorAll(selector), (each) => each.getBoundingClientRect()),
    ]),
  )
}

/** What is not as it was, as sentences. */
function moved(name: string, before: Places, after: Places): string[] {
  const [were = [], are = []] = [before[name], after[name]]
  if (are.length === 0) return [`${name}: not there at the end`]
  if (were.length !== are.length) return [`${name}: ${were.length}, then ${are.length}`]
  return are.flatMap((is, index) => {
    const was = were[index] ?? is
    const isSteady = (['x', 'y', 'width', 'height'] as const).every(
      (side) => Math.abs(is[side] - was[side]) <= TOLERANCE,
    )
    return isSteady ? [] : [`${name} ${index + 1}: ${written(was)}, then ${written(is)}`]
  })
}

function written({ x, y, width, height }: DOMRect): string {
  const [left, top, wide, high] = [x, y, width, height].map((length) => Math.round(length))
  return `${wide} × ${high} at ${left}, ${top}`
}

/** A picture has come, or never will; one out of sight is asked for too. */
async function arrived(picture: HTMLImageElement): Promise<void> {
  picture.loading = 'eager'
  await picture.decode().catch(() => undefined)
}
