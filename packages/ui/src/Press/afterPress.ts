import { watchPresses, type AfterPress } from './watchPresses'

/**
 * Runs work that may move the page: at once, or, while a press is in progress, when it ends. Nothing moves between
 * press and release, so the click reaches the control that was pressed.
 */
export const afterPress: AfterPress =
  typeof window === 'undefined' ? (work) => work() : watchPresses(window)

/** Resolves at once, or when the press in progress ends. For work that follows a response. */
export function untilPressEnds(): Promise<void> {
  return new Promise(afterPress)
}
