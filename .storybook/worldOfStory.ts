import type { StoryContext } from '@storybook/react-vite'

import { startStory, type StoryWorld } from '../packages/admin/src/testing/stories/startStory'
import { readToolbar, withToolbar } from '../packages/admin/src/testing/stories/toolbarWorld'
import { playInOwnWorld } from './playInOwnWorld'
import { LONG_TEXT, SIDE_BY_SIDE } from './toolbar'

/** A key for each world of the toolbar: where it changes, a screen starts anew. */
export function worldKey({ globals }: Pick<StoryContext, 'globals'>): string {
  return JSON.stringify(readToolbar(globals))
}

let running: { signal: AbortSignal; key: string } | undefined

/** Starts the world of a story of a screen, as the story and the toolbar say; a component needs none. */
export function startWorld(context: StoryContext): (() => void) | undefined {
  const { parameters, globals, storyGlobals, abortSignal: signal, viewMode } = context
  const world: StoryWorld | undefined = parameters['api']
  // What the story itself sets is its own; what the toolbar sets on top is not.
  const key = worldKey({ globals: { ...globals, ...blank(storyGlobals) } })
  const isApart = globals['theme'] === SIDE_BY_SIDE && viewMode !== 'docs'
  // A play function looks for words as they are.
  const isLong = globals['text'] === LONG_TEXT && storyGlobals.text !== LONG_TEXT
  playInOwnWorld(!isApart && !isLong && !(world && key !== '{}'))
  if (!world || isApart) return undefined

  // A change of the theme draws a story again, in the middle of what was done in it: its world goes on.
  if (running?.signal === signal && running.key === worldKey(context)) return undefined
  running = { signal, key: worldKey(context) }
  return startStory(withToolbar(world, readToolbar(globals)))
}

function blank(values: Record<string, unknown>) {
  return Object.fromEntries(Object.keys(values).map((name) => [name, undefined]))
}
