import { expect, waitFor, within } from 'storybook/test'

import type { Canvas, LimitState } from './limitStates'
import { expectNothingLost } from './nothingLost'

/** What is asked beyond that: of the part that is open, or of the whole screen. */
export type Check = (part: HTMLElement, canvas: Canvas) => void | Promise<void>

/** A story that brings a screen into a state where nothing may be lost: all can be seen, and all can be done. */
export function limitStory({ path, api = {}, open, actions }: LimitState, ...checks: Check[]) {
  return {
    args: { path },
    parameters: { api },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const canvas = within(canvasElement)
      const part = await open(canvas)
      await waitFor(() => expect(part).toBeVisible())
      for (const [role, name] of actions)
        await expect(within(part).getByRole(role, { name })).toBeInTheDocument()
      await expectNothingLost()
      for (const check of checks) await check(part, canvas)
    },
  }
}
