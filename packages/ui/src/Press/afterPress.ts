import { watchPresses, type AfterPress } from './watchPresses'

/**
 * Runs work that may move the page: at once, or, while the mouse or a finger is down, when it is released. So nothing
 * moves between press and release, and a press always reaches the control that it went down on.
 */
export const afterPress: AfterPress =
  typeof window === 'undefined' ? (work) => work() : watchPresses(window)

/** Resolves when nothing is being pressed, for what arrives from elsewhere: at once, or at the release. */
export function untilPressEnds(): Promise<void> {
  return new Promise(afterPress)
}
