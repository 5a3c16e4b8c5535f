import type { StoryContext } from '@storybook/react-vite'

import { startStory, type StoryOptions } from '../packages/admin/src/testing/stories/startStory'
import { readToolbar, withToolbar } from '../packages/admin/src/testing/stories/toolbarSettings'
import { setAutoplay } from './autoplay'
import { LONG_TEXT, SIDE_BY_SIDE } from './toolbar'

/** A key for the toolbar's settings: when it changes, a screen is mounted again. */
export function worldKey({ globals }: Pick<StoryContext, 'globals'>): string {
  return JSON.stringify(readToolbar(globals))
}

let running: { signal: AbortSignal; key: string } | undefined

/** Starts the fake API and the stores of a screen's story, as the story and the toolbar set them; a component needs none. */
export function startWorld(context: StoryContext): (() => void) | undefined {
  const { parameters, globals, storyGlobals, abortSignal: signal, viewMode } = context
  const world: StoryOptions | undefined = parameters['api']
  // The story's own globals do not count as settings of the toolbar.
  const key = worldKey({ globals: { ...globals, ...blank(storyGlobals) } })
  const isSideBySide = globals['theme'] === SIDE_BY_SIDE && viewMode !== 'docs'
  // A play function looks for the original texts.
  const isLong = globals['text'] === LONG_TEXT && storyGlobals.text !== LONG_TEXT
  setAutoplay(!isSideBySide && !isLong && !(world && key !== '{}'))
  if (!world || isSideBySide) return undefined

  // A change of the theme renders the story again while it runs: its world is kept.
  if (running?.signal === signal && running.key === worldKey(context)) return undefined
  running = { signal, key: worldKey(context) }
  return startStory(withToolbar(world, readToolbar(globals)))
}

function blank(values: Record<string, unknown>) {
  return Object.fromEntries(Object.keys(values).map((name) => [name, undefined]))
}
