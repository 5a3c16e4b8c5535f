import type { within } from 'storybook/test'

export type Canvas = ReturnType<typeof within>

/** A screen in a state, and what a person can do there. */
export interface LimitState {
  path: string
  /**
   * Its world, if it is not that of an administrator.
   * @default {}
   */
  api?: object
  /** Brings the screen into the state, and answers the part of it that is to be read. */
  open: (canvas: Canvas) => Promise<HTMLElement>
  /** What can be done there on a wide screen: the names by role. */
  actions: Readonly<Record<string, readonly (string | RegExp)[]>>
}
