import { expect, waitFor, within } from 'storybook/test'

import { storyAdmin } from '../stories/storyAdmin'
import type { Canvas, LimitState } from './limitState'
import { expectNothingClipped } from './nothingClipped'

/** An additional check of the open element or of the whole screen. */
export type Check = (part: HTMLElement, canvas: Canvas) => void | Promise<void>

/** A story that checks a screen in a state: all actions are available and nothing is clipped. */
export function limitStory({ path, api = {}, open, actions }: LimitState, ...checks: Check[]) {
  return {
    args: { path },
    parameters: { api },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const canvas = within(canvasElement)
      const part = await open(canvas)
      await waitFor(() => expect(part).toBeVisible())
      await expectActions(part, actions)
      if (part.matches('#main')) await expectShell(canvas)
      await expectNothingClipped()
      for (const check of checks) await check(part, canvas)
    },
  }
}

async function expectActions(part: HTMLElement, actions: LimitState['actions']): Promise<void> {
  for (const [role, names] of Object.entries(actions)) {
    for (const name of names)
      await expect(within(part).getByRole(role, { name })).toBeInTheDocument()
  }
}

/** Expects the navigation or its button, the breadcrumbs, the region switch and the user menu. */
async function expectShell(canvas: Canvas): Promise<void> {
  const navigation = canvas.queryByRole('navigation', { name: 'Main' })
  // The brand is part of the navigation's landmark.
  if (navigation) await expect(within(navigation).getByText(storyAdmin().admin.title)).toBeVisible()
  await expect(navigation ?? canvas.getByRole('button', { name: 'Open navigation' })).toBeVisible()
  await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  for (const { name } of storyAdmin().admin.regions ?? [])
    await expect(canvas.getByRole('radio', { name })).toBeInTheDocument()
  await expect(canvas.getByRole('button', { name: /^Account of/ })).toBeVisible()
}
