import type { StoryContext } from '@storybook/react-vite'
import { screen, within } from 'storybook/test'

import { rename, save, saveElsewhere } from './editSteps'

type Canvas = StoryContext['canvas']

/** Renames a testimonial after Ben Okafor has changed it, and saves: the comparison opens. */
export async function compare(
  canvas: Canvas,
  { id, version }: { id: string; version: number },
  theirs: object,
) {
  await rename(canvas, 'Priya R. Raman')
  await saveElsewhere(id, theirs, version)
  await save(canvas)
  return within(await comparison())
}

/** The dialog that compares one's own changes with those of Ben Okafor. */
export function comparison() {
  return screen.findByRole('dialog', { name: /^You and Ben Okafor both changed/ })
}
