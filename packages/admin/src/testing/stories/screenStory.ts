import { within } from 'storybook/test'

import type { StoryOptions } from './startStory'
import { storyAdmin } from './storyAdmin'

export interface PlayContext {
  canvasElement: HTMLElement
}

type Play = (canvas: ReturnType<typeof within>, canvasElement: HTMLElement) => Promise<void>

/** The parameters of stories with screens. */
export const screenParameters = { layout: 'fullscreen', api: {} }

/** A story of the screen at a path. `api` configures the fake API and the session. */
export function screenStory(path: string, api: StoryOptions, play: Play) {
  return {
    args: { path },
    parameters: { api },
    play: ({ canvasElement }: PlayContext) => play(within(canvasElement), canvasElement),
  }
}

/** The names of the admin's regions. */
export function regionNames(): string[] {
  return (storyAdmin().admin.regions ?? []).map(({ name }) => name)
}

/** Undefined in an admin without regions. */
export function defaultRegion(): string | undefined {
  return regionNames()[0]
}
