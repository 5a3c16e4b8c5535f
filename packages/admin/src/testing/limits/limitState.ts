import type { within } from 'storybook/test'

export type Canvas = ReturnType<typeof within>

/** A screen in one state, and the actions that it must offer. */
export interface LimitState {
  path: string
  /**
   * The `api` parameter of the story.
   * @default {}
   */
  api?: object
  /** Brings the screen into the state and returns the element to check. */
  open: (canvas: Canvas) => Promise<HTMLElement>
  /** The names of the controls by ARIA role, as on a wide screen. */
  actions: Readonly<Record<string, readonly (string | RegExp)[]>>
}
