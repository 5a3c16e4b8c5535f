import type { StoryContext } from '@storybook/react-vite'

import { startStory, type StoryOptions } from '../packages/admin/src/testing/stories/startStory'
import { readToolbar, withToolbar } from '../packages/admin/src/testing/stories/toolbarSettings'
import { setAutoplay } from './autoplay'
import { LONG_TEXT, SIDE_BY_SIDE } from './toolbar'

/** A key for the toolbar's settings. When it changes, a screen is mounted again. */
export function settingsKey({ globals }: Pick<StoryContext, 'globals'>): string {
  return JSON.stringify(readToolbar(globals))
}

let running: { signal: AbortSignal; key: string } | undefined

/**
 * Starts the fake API and the stores of a screen's story with the options of the story and the toolbar. The story of a
 * component has no options and needs neither.
 */
export function startScreenStory(context: StoryContext): (() => void) | undefined {
  const { parameters, globals, storyGlobals, abortSignal: signal, viewMode } = context
  const options: StoryOptions | undefined = parameters['api']
  // The story's own globals do not count as settings of the toolbar.
  const key = settingsKey({ globals: { ...globals, ...blank(storyGlobals) } })
  const isSideBySide = globals['theme'] === SIDE_BY_SIDE && viewMode !== 'docs'
  // A play function looks for the original texts.
  const isLong = globals['text'] === LONG_TEXT && storyGlobals.text !== LONG_TEXT
  setAutoplay(!isSideBySide && !isLong && !(options && key !== '{}'))
  if (!options || isSideBySide) return undefined

  // A new theme renders the running story again, with the same fake API and stores.
  if (running?.signal === signal && running.key === settingsKey(context)) return undefined
  running = { signal, key: settingsKey(context) }
  return startStory(withToolbar(options, readToolbar(globals)))
}

function blank(values: Record<string, unknown>) {
  return Object.fromEntries(Object.keys(values).map((name) => [name, undefined]))
}
